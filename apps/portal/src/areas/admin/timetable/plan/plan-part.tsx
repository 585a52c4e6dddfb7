import { SelectField, TextField } from '@the-house/design-system'
import { DateField } from '@the-house/design-system/admin'
import { useTranslation } from '@the-house/i18n'
import type { ReactNode } from 'react'
import type { Places, PlacesOfUnit } from '../../../../api/timetable.ts'
import { numberIn, textIn, type FieldPartProps } from '../../managed/field-props.ts'
import { NumberPart, SwitchPart, TextPart } from '../../managed/plain-parts.tsx'
import type { PlanKind } from './plan-fields.ts'
import { WeekdaysPart } from './weekdays-part.tsx'

export interface PlanPartProps extends FieldPartProps {
  unit: PlacesOfUnit
  chapters: Places['chapters']
}
type PartProps = Omit<PlanPartProps, 'row'>

interface Choice {
  id: number
  label: string
}

function ChoicePart({
  value,
  onChange,
  options,
  none,
  ...rest
}: Omit<FieldPartProps, 'row'> & { options: Choice[]; none: string }) {
  return (
    <SelectField
      {...rest}
      placeholder={none}
      options={options.map(({ id, label }) => ({ value: String(id), label }))}
      value={numberIn(value) ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
    />
  )
}

function RoomPart({ unit, chapters: _chapters, ...rest }: PartProps) {
  const { t } = useTranslation()
  const options = unit.rooms.map(({ id, name, places: count }) => ({
    id,
    label: t('timetable.roomOf', { name, count }),
  }))
  return <ChoicePart {...rest} options={options} none={t('timetable.none.room')} />
}

function TeacherPart({ unit, chapters: _chapters, ...rest }: PartProps) {
  const { t } = useTranslation()
  const options = unit.teachers.map(({ id, name }) => ({ id, label: name }))
  return <ChoicePart {...rest} options={options} none={t('timetable.none.teacher')} />
}

function ChapterPart({ unit: _unit, chapters, ...rest }: PartProps) {
  const { t } = useTranslation()
  const options = chapters.map(({ id, name, number }) => ({ id, label: `${number}. ${name}` }))
  return <ChoicePart {...rest} options={options} none={t('timetable.none.chapter')} />
}

function WeeksPart({ unit: _unit, chapters: _chapters, value, onChange, ...rest }: PartProps) {
  const { t } = useTranslation()
  return (
    <SelectField
      {...rest}
      options={[1, 2, 3, 4].map((count) => ({ value: String(count), label: t('timetable.weeks', { count }) }))}
      value={numberIn(value) ?? 1}
      onChange={({ target }) => onChange(Number(target.value))}
    />
  )
}

const own = ({ unit: _unit, chapters: _chapters, ...rest }: PartProps): FieldPartProps => ({ ...rest, row: null })

const parts: Record<PlanKind, (props: PartProps) => ReactNode> = {
  text: (props) => <TextPart {...own(props)} />,
  link: (props) => <TextPart {...own(props)} />,
  number: (props) => <NumberPart {...own(props)} length={4} />,
  switch: (props) => <SwitchPart {...own(props)} />,
  weekdays: (props) => <WeekdaysPart {...own(props)} />,
  day: ({ unit: _unit, chapters: _chapters, value, ...rest }) => <DateField {...rest} value={textIn(value)} />,
  time: ({ unit: _unit, chapters: _chapters, value, onChange, ...rest }) => (
    <TextField {...rest} type="time" value={textIn(value)} onChange={({ target }) => onChange(target.value)} />
  ),
  room: RoomPart,
  teacher: TeacherPart,
  chapter: ChapterPart,
  weeks: WeeksPart,
}

/** A field of the form of a class or a series, by its kind. */
export function PlanPart({ kind, ...rest }: PartProps & { kind: PlanKind }) {
  const Part = parts[kind]
  return <Part {...rest} />
}
