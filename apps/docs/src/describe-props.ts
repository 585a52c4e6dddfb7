import type { ArgTypesEnhancer, SBType, StrictArgTypes, StrictInputType } from 'storybook/internal/types'
import { choicesOfRecipe, usualOf } from './recipe-props.ts'

type Choice = string | number

const isNothing = (type: SBType) => type.raw === 'undefined' || ('value' in type && type.value === 'undefined')

/** The options of a prop whose type is a union of literals, referenced types included. */
function choicesOf(type: SBType): Choice[] | null {
  if (type.name === 'enum') return type.value.filter((choice) => choice !== null)
  if (type.name !== 'union') return null
  const parts = type.value.filter((part) => !isNothing(part)).map(choicesOf)
  return parts.includes(null) ? null : parts.flatMap((part) => part ?? [])
}

const written = (choice: Choice) => (typeof choice === 'string' ? `'${choice}'` : String(choice))

const isNode = /^React(?:Node|Element)\b/
/** With more options than these, a select replaces the column of radio buttons. */
const mostButtons = 6

/** Adds the type in words and a fitting control to a prop. */
export function described(row: StrictInputType): StrictInputType {
  const { type, table } = row
  if (isNode.test(table?.type?.summary ?? '')) return { ...row, control: false }
  if (type?.name !== 'enum' && type?.name !== 'union') return row
  const [only, ...others] = type.name === 'union' ? type.value.filter((part) => !isNothing(part)) : []
  if (only && others.length === 0) {
    const plain = only.name === 'other' ? only.value : only.name
    return described({ ...row, type: only, table: { ...table, type: { summary: only.raw ?? plain } } })
  }
  const choices = choicesOf(type)
  const summary = choices?.map(written).join(' | ') ?? type.raw?.replace(/ \| undefined$/, '')
  const said = { ...row, table: { ...table, type: { ...table?.type, ...(summary && { summary }) } } }
  if (!choices || row.options) return said
  return { ...said, options: choices, control: { type: choices.length > mostButtons ? 'select' : 'radio' } }
}

/**
 * Describes props by the values that they accept: each option by name, and not only that it is a union. Elements have
 * no control, since it would show compiled code.
 */
export const describeProps: ArgTypesEnhancer = ({ argTypes, component }) => {
  const rows: StrictArgTypes = { ...argTypes }
  for (const [name, choice] of Object.entries(choicesOfRecipe(component)))
    rows[name] = { ...rows[name], ...choice, table: { ...rows[name]?.table, ...choice.table } }
  const usual = usualOf(component)
  return Object.fromEntries(
    Object.entries(rows).map(([name, row]) => {
      const summary = usual[name]
      const said = summary === undefined ? row : { ...row, table: { ...row.table, defaultValue: { summary } } }
      return [name, described(said)]
    }),
  )
}
