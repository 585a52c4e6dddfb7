import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { createSystem, type SystemConfig, type SystemContext } from '@chakra-ui/react/styled-system'
import { breakpoints, prefix } from './breakpoints.ts'
import { onceEach, rememberStyles } from './remember-styles.ts'
import { textStyles } from './text-styles.ts'
import { writtenTokens } from './written-tokens.ts'

type Utility = NonNullable<SystemConfig['utilities']>[string]
type Transform = NonNullable<Utility['transform']>
type Values = Readonly<Record<string, unknown>>

const read = (category: string) => writtenTokens[category]
const none: Values = {}

/** The values that a utility has names for: those of written tokens, or its own; made when one is first asked for. */
function namedValues(values: Utility['values']): () => Values {
  let named: Values | undefined
  const make = (): Values => {
    if (typeof values === 'string') return read(values) ?? none
    if (typeof values === 'function') return values(read)
    return values && !Array.isArray(values) ? values : none
  }
  return () => (named ??= make())
}

/**
 * A utility that looks up its values by itself. Chakra would copy all values of all utilities at each start, and once
 * more the types of them, which nothing reads here.
 */
function lazy(name: string, { values, transform, ...utility }: Utility): Utility {
  if (values === undefined) return transform ? { ...utility, transform } : utility
  const named = namedValues(values)
  const plain: Transform = (value: unknown) => {
    const style: NonNullable<ReturnType<Transform>> = {}
    Reflect.set(style, name, value)
    return style
  }
  const apply = transform ?? plain
  return { ...utility, transform: (raw: string, context) => apply(named()[raw] ?? raw, context) }
}

const utilities = Object.fromEntries(
  Object.entries(defaultBaseConfig.utilities ?? {}).map(([name, utility]) => [name, lazy(name, utility)]),
)

const { _config: config, ...made } = createSystem({
  ...defaultBaseConfig,
  utilities,
  cssVarsPrefix: prefix,
  theme: { breakpoints, textStyles },
})

for (const [category, names] of Object.entries(writtenTokens))
  for (const [name, reference] of Object.entries(names)) made.tokens.flatMap.set(`${category}.${name}`, reference)

/** Whether a prop is a style, looked up once for each name. */
const styleProps = new Map<string, boolean>()

function isValidProperty(name: string): boolean {
  const known = styleProps.get(name)
  if (known !== undefined) return known
  // `translate` is the HTML attribute here: a browser that translates the words of an exercise would change the
  // exercise.
  const isStyle = name !== 'translate' && made.isValidProperty(name)
  styleProps.set(name, isStyle)
  return isStyle
}

/** The variable of a token, which is valid wherever its value is; the values stand in system.css. */
const variable = (path: string, fallback?: unknown): unknown => made.tokens.getVar(path) ?? fallback

/** The school's theme. Recipes are next to their components, so that only those in use are bundled. */
export const system: SystemContext = {
  ...made,
  // The order of the layers and all global styles stand in system.css.
  _config: { ...config, disableLayers: true },
  _global: [],
  isValidProperty,
  token: Object.assign(variable, { var: variable }),
  css: rememberStyles(made.css),
  cva: onceEach(made.cva),
  sva: onceEach(made.sva),
}
