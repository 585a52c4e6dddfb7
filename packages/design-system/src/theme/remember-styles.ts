import type { SystemContext } from '@chakra-ui/react/styled-system'

type Css = SystemContext['css']
type Styles = Parameters<Css>[number]

/** Values that change all the time (a width in percent) must not fill the memory. */
const most = 2000

/** Keeps what a function makes of each object, for as long as that object lives. */
export function onceEach<Make extends (argument: never) => object>(make: Make): Make {
  const made = new WeakMap<object, object>()
  return new Proxy(make, {
    apply(target, self, [argument]: [object]) {
      const found = made.get(argument)
      if (found) return found
      const first: object = Reflect.apply(target, self, [argument])
      made.set(argument, first)
      return first
    },
  })
}

/**
 * Remembers the result of Chakra's `css` by the identity of recipes and the text of style props: Chakra itself spells
 * out and sorts every nested style at each render, to find what it made of it before.
 */
export function rememberStyles(css: Css): Css {
  const numbers = new WeakMap<object, number>()
  const texts = new Map<string, number>()
  const results = new Map<string, ReturnType<Css>>()
  /** Never starts again: objects keep their numbers when the texts are forgotten. */
  let last = 0

  const numberOf = (styles: Styles): number => {
    if (!styles) return 0
    const known = numbers.get(styles)
    if (known !== undefined) return known
    const text = JSON.stringify(styles)
    const number = texts.get(text) ?? (last += 1)
    texts.set(text, number)
    numbers.set(styles, number)
    return number
  }

  return (...styles) => {
    if (texts.size >= most) {
      texts.clear()
      results.clear()
    }
    const key = styles.map(numberOf).join()
    const found = results.get(key)
    if (found) return found
    const made = css(...styles)
    results.set(key, made)
    return made
  }
}
