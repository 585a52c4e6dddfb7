/** How tightly the operators of a plural expression bind, as in C. */
const binding: Record<string, number> = {
  '||': 1, '&&': 2, '==': 3, '!=': 3, '<': 4, '>': 4, '<=': 4, '>=': 4, '+': 5, '-': 5, '*': 6, '/': 6, '%': 6,
} // oxfmt-ignore

const operations: Record<string, (one: number, other: number) => number> = {
  '||': (one, other) => Number(one !== 0 || other !== 0),
  '&&': (one, other) => Number(one !== 0 && other !== 0),
  '==': (one, other) => Number(one === other),
  '!=': (one, other) => Number(one !== other),
  '<': (one, other) => Number(one < other),
  '>': (one, other) => Number(one > other),
  '<=': (one, other) => Number(one <= other),
  '>=': (one, other) => Number(one >= other),
  '+': (one, other) => one + other,
  '-': (one, other) => one - other,
  '*': (one, other) => one * other,
  '/': (one, other) => Math.trunc(one / other),
  '%': (one, other) => one % other,
}

type Evaluate = (n: number) => number

/** Every language's expression is shorter; a longer one, or a deeper one, is refused. */
const longest = 500

class Parser {
  #at = 0
  readonly #tokens: string[]

  constructor(source: string) {
    this.#tokens = source.match(/\d+|n|[|&=!<>]=|\|\||&&|\S/g) ?? []
  }

  #take(token: string): void {
    if (this.#tokens[this.#at] !== token) throw new SyntaxError(`a plural expression without ${token}`)
    this.#at += 1
  }

  #operand(): Evaluate {
    const token = this.#tokens[this.#at] ?? ''
    this.#at += 1
    if (token === 'n') return (n) => n
    if (/^\d+$/.test(token)) return () => Number(token)
    if (token === '!') {
      const operand = this.#operand()
      return (n) => Number(operand(n) === 0)
    }
    if (token !== '(') throw new SyntaxError(`a plural expression with ${token || 'an open end'}`)
    const inner = this.#choice()
    this.#take(')')
    return inner
  }

  #operation(least: number): Evaluate {
    let left = this.#operand()
    for (;;) {
      const sign = this.#tokens[this.#at] ?? ''
      const power = binding[sign] ?? 0
      const operation = operations[sign]
      if (power < least || !operation) return left
      this.#at += 1
      const [one, other] = [left, this.#operation(power + 1)]
      left = (n) => operation(one(n), other(n))
    }
  }

  #choice(): Evaluate {
    const condition = this.#operation(1)
    if (this.#tokens[this.#at] !== '?') return condition
    this.#at += 1
    const yes = this.#choice()
    this.#take(':')
    const no = this.#choice()
    return (n) => (condition(n) === 0 ? no(n) : yes(n))
  }

  parse(): Evaluate {
    const whole = this.#choice()
    if (this.#at < this.#tokens.length) throw new SyntaxError(`a plural expression with ${this.#tokens[this.#at]}`)
    return whole
  }
}

/**
 * Parses the plural expression of a PO file, which others have written: it is evaluated here, never run as code.
 * @returns the index of the form that a number takes
 * @throws SyntaxError
 */
export function parsePluralExpression(source: string): Evaluate {
  if (source.length > longest) throw new SyntaxError(`a plural expression of more than ${longest} characters`)
  return new Parser(source).parse()
}
