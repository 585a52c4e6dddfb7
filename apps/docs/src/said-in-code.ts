/** A prop of a component, and what it is where nobody gives it. */
interface Default {
  component: string
  prop: string
  value: string
}

/** A component whose props are those of a styled one as well, but for some. */
interface Styled {
  component: string
  by: string
  without: string[]
}

/** Functions that take `props` whole, with what they do with them. */
const takers = /^(?:export )?function (\w+)[^\n]*\(props[:)].*?^\}/gms
const takenApart = /const \{([^}]*)\} = props$/gm
const withDefault = /^(\w+)(?:: \w+)? = (.+)$/s
/** `interface ButtonProps extends ComponentProps<typeof Brick>`, also where some are left out. */
const styled = /^export interface (\w+)Props\s+extends (?:Omit<)?ComponentProps<typeof (\w+)>(?:, ([^>]*)>)?/gm

/** Defaults that a component gives its props after it has been called, where Storybook does not look. */
export const defaultsIn = (source: string): Default[] =>
  [...source.matchAll(takers)].flatMap(([body, component = '']) =>
    [...body.matchAll(takenApart)]
      .flatMap(([, list = '']) => list.split(','))
      .flatMap((one) => {
        const [, prop, value] = withDefault.exec(one.trim()) ?? []
        return prop && value ? [{ component, prop, value }] : []
      }),
  )

/** Which components look as a recipe says, whose choices are props of theirs. */
export const styledIn = (source: string): Styled[] =>
  [...source.matchAll(styled)]
    .filter(([, component = '']) => new RegExp(`function ${component}\\b`).test(source))
    .map(([, component = '', by = '', without = '']) => ({
      component,
      by,
      without: [...without.matchAll(/'([^']+)'/g)].flatMap(([, name]) => name ?? []),
    }))

/** Code that tells the docs of it, to stand at the end of the file. */
export const codeOf = (source: string): string =>
  [
    ...[...Map.groupBy(defaultsIn(source), ({ component }) => component)].map(([component, found]) => {
      const usual = Object.fromEntries(found.map(({ prop, value }) => [prop, value]))
      return `${component}.usual = ${JSON.stringify(usual)};`
    }),
    ...styledIn(source).map(
      ({ component, by, without }) => `${component}.styled = { by: ${by}, without: ${JSON.stringify(without)} };`,
    ),
  ].join('\n')
