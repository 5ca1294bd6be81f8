/** Edits that can't be published, with a sentence for each reason. */
export class RefusedEdits extends Error {
  readonly problems: readonly string[];

  constructor(...problems: string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}
