/** Why a command was not done; each line is a reason. Nothing was written. */
export class Refusal extends Error {
  readonly lines: readonly string[]

  constructor(...lines: string[]) {
    super(lines.join('\n'))
    this.name = 'Refusal'
    this.lines = lines
  }
}
