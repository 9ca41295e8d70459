/**
 * Where a learner is in a guided first game: goes on with what is played, back with what is taken back, and copes with
 * the rest. It knows no rule, only which moves the lesson expects.
 */
import type { Lesson } from "../lib/types";
import type { Kept, Place } from "./progress";

export type Course = "on" | "aside" | "off";

export class Guide {
  /** The step, and how many of its moves are made. */
  place = $state.raw<Place>({ step: 0, made: 0 });
  /** An earlier bubble that is looked at once more. */
  looking = $state<number | null>(null);
  /** `aside` after a move that the lesson does not know, where it still fits; `off` where it does not. */
  course = $state<Course>("on");
  /** Left on the way, to be taken up again or not. */
  left = $state(false);
  ended = $state(false);

  /** Where it was when the learner was asked, question by question. */
  #marks: [string, Place][];
  #seen = "";
  #tried: number[] = [];
  #offered: ReadonlySet<number> = new Set();

  constructor(
    readonly lesson: Lesson,
    kept: Kept | null,
    private readonly keep: (kept: Kept) => void,
  ) {
    this.#marks = kept?.marks ?? [];
    this.place = kept?.place ?? this.place;
    this.left = kept?.left ?? false;
    this.ended = kept?.ended ?? false;
  }

  /** The number of the bubble that is shown. */
  get at(): number {
    return this.looking ?? this.place.step;
  }

  get step(): Lesson["steps"][number] | null {
    return this.lesson.steps[this.at] ?? null;
  }

  /** The bubble is only to be read: a part of the table, or an earlier one. */
  get reading(): boolean {
    return this.looking !== null || !this.step?.expects.length;
  }

  /** The move that the bubble wants, if it is possible now. */
  get wanted(): number | null {
    const [first] = this.reading ? [] : this.#ahead();
    return (first && this.#moves(first).find((move) => this.#offered.has(move))) ?? null;
  }

  next(): void {
    if (this.looking !== null) this.looking = this.looking + 1 < this.place.step ? this.looking + 1 : null;
    else this.#go({ step: this.place.step + 1, made: 0 });
    if (this.place.step >= this.lesson.steps.length) this.end();
  }

  back(): void {
    if (this.at > 0) this.looking = this.at - 1;
  }

  end(): void {
    this.ended = true;
    this.#write();
  }

  /** The learner goes on without it; what was not told to its end can be taken up again. */
  leave(): void {
    if (this.course === "off" || this.place.step >= this.lesson.steps.length - 1) return this.end();
    this.left = true;
    this.#write();
  }

  /** The learner tries moves; whether they were made shows when the next question comes. */
  tried(moves: number[]): void {
    this.#tried = moves;
  }

  /** The learner is asked this question, with these answers. One that was asked before comes again by taking back. */
  asked(question: string, offered: ReadonlySet<number>): void {
    this.#offered = offered;
    if (question === this.#seen) return;
    const before = this.#marks.findIndex(([asked]) => asked === question);
    if (before >= 0) {
      [this.place, this.course] = [this.#marks[before]![1], "on"];
      this.#marks = this.#marks.slice(0, before);
    } else this.#tried.forEach((move) => this.#played(move));
    this.#tried = [];
    this.#seen = question;
    this.looking = null;
    this.#find();
    this.#go(this.place);
    if (this.left && this.course === "off") this.end();
  }

  #played(move: number): void {
    const [first] = this.#ahead();
    if (!first) return;
    const right = this.#moves(first).includes(move);
    this.course = right ? "on" : "aside";
    if (!right) return;
    const last = first.made + 1 === this.lesson.steps[first.step]!.expects.length;
    this.place = last ? { step: first.step + 1, made: 0 } : { step: first.step, made: first.made + 1 };
  }

  /** Where the expected move is not possible, the next one may be; else the lesson has come to its end here. */
  #find(): void {
    const ahead = this.#ahead();
    const fits = ahead.find((place) => this.#moves(place).some((move) => this.#offered.has(move)));
    if (ahead.length && !fits) this.course = "off";
    else if (fits && fits !== ahead[0]) this.place = fits;
  }

  /** The moves that are expected from here on, up to the first one of the next step that has any. */
  #ahead(): Place[] {
    const found: Place[] = [];
    for (const [number, { expects }] of this.lesson.steps.entries()) {
      if (number < this.place.step || !expects.length) continue;
      if (found.length) return [...found, { step: number, made: 0 }];
      const begin = number === this.place.step ? this.place.made : 0;
      for (let made = begin; made < expects.length; made++) found.push({ step: number, made });
    }
    return found;
  }

  #moves({ step, made }: Place): number[] {
    return this.lesson.steps[step]!.expects[made]!;
  }

  #go(place: Place): void {
    this.place = place;
    this.#marks = [...this.#marks.filter(([asked]) => asked !== this.#seen), [this.#seen, place]];
    this.#write();
  }

  #write(): void {
    this.keep({ game: this.lesson.game, place: this.place, marks: this.#marks, left: this.left, ended: this.ended });
  }
}
