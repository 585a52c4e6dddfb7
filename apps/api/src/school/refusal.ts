/** The reasons why a command was refused, one per line; nothing was written. */
export class Refusal extends Error {
  readonly lines: readonly string[]

  constructor(...lines: string[]) {
    super(lines.join('\n'))
    this.name = 'Refusal'
    this.lines = lines
  }
}
