import { ChoicePart } from './choice-part.tsx'
import type { FieldPartProps } from './field-props.ts'
import { HtmlPart } from './html-part.tsx'
import { MediaAddressPart } from './media-address-part.tsx'
import { DayPart, LinesPart, MomentPart, NumberPart, SwitchPart, TextPart } from './plain-parts.tsx'
import { RelationPart } from './relation-part.tsx'
import type { FormKind, ResourceField } from '../resource/resource.ts'
import { TagsPart } from './tags-part.tsx'
import { UnitPart } from './unit-part.tsx'
import { UnitsPart } from './units-part.tsx'
import { ZonePart } from './zone-part.tsx'

const parts = {
  text: TextPart,
  media: MediaAddressPart,
  lines: LinesPart,
  html: HtmlPart,
  number: NumberPart,
  switch: SwitchPart,
  moment: MomentPart,
  day: DayPart,
  tags: TagsPart,
  units: UnitsPart,
  zone: ZonePart,
} satisfies Record<Exclude<Extract<FormKind, string>, 'editor'>, unknown>

/** Renders the form field of a kind; files are not included, because each is uploaded by itself. */
export function FieldPart({ field, ...rest }: FieldPartProps & { field: ResourceField }) {
  const { kind, name, length } = field
  if (kind === 'editor') return null
  if (typeof kind === 'string') {
    const Part = parts[kind]
    return <Part {...rest} length={length} />
  }
  if ('choice' in kind) return <ChoicePart {...rest} choice={kind.choice} pictures={field.pictures} />
  if ('unit' in kind) return <UnitPart {...rest} {...kind.unit} />
  return 'one' in kind ? <RelationPart {...rest} name={name} one={kind.one} /> : null
}
