/** A prop and its default value. */
interface Default {
  component: string
  prop: string
  value: string
}

/** A component that inherits the props of a styled one, some omitted. */
interface Styled {
  component: string
  by: string
  without: string[]
}

/** Functions that take `props` as a whole, with their body. */
const takers = /^(?:export )?function (\w+)[^\n]*\(props[:)].*?^\}/gms
const takenApart = /const \{([^}]*)\} = props$/gm
const withDefault = /^(\w+)(?:: \w+)? = (.+)$/s
/** `interface ButtonProps extends ComponentProps<typeof Brick>`, also where some are left out. */
const styled = /^export interface (\w+)Props\s+extends (?:Omit<)?ComponentProps<typeof (\w+)>(?:, ([^>]*)>)?/gm

/** The defaults that a component sets inside of its body, which docgen does not find. */
export const defaultsIn = (source: string): Default[] =>
  [...source.matchAll(takers)].flatMap(([body, component = '']) =>
    [...body.matchAll(takenApart)]
      .flatMap(([, list = '']) => list.split(','))
      .flatMap((one) => {
        const [, prop, value] = withDefault.exec(one.trim()) ?? []
        return prop && value ? [{ component, prop, value }] : []
      }),
  )

/** The components with a recipe, whose variants are props. */
export const styledIn = (source: string): Styled[] =>
  [...source.matchAll(styled)]
    .filter(([, component = '']) => new RegExp(`function ${component}\\b`).test(source))
    .map(([, component = '', by = '', without = '']) => ({
      component,
      by,
      without: [...without.matchAll(/'([^']+)'/g)].flatMap(([, name]) => name ?? []),
    }))

/** Generates the code that attaches these facts to the components, to append to the file. */
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
