import type { Unit } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { ItemList } from './item-list.tsx'
import type { ItemListProps } from './item-list-props.ts'
import { NumberCell } from './number-cell.tsx'
import { moved } from './order.ts'

export interface UnitListProps extends Pick<ItemListProps, 'announce' | 'said' | 'saidOf'> {
  units: Unit[]
  onChange: (units: Unit[]) => void
}

/** The units of a number; the accepted numbers are given in the first. */
export function UnitList({ units, onChange, ...rest }: UnitListProps) {
  const { t } = useTranslation()
  const [first] = units
  const set = (index: number, change: Partial<Unit>) =>
    onChange(units.map((unit, at) => (at === index ? { ...unit, ...change } : unit)))
  const nameOf = (position: number) => t('exercise-editor.units.name', { position })
  const multiplier = t('exercise-editor.units.multiplier', { unit: first?.name || nameOf(1) })
  return (
    <ItemList
      {...rest}
      fields={['options', 'option_answers']}
      label={t('exercise-editor.units.label')}
      hint={t('exercise-editor.units.hint')}
      items={units.map(({ name }) => ({ text: name, right: false }))}
      marks={null}
      nameOf={nameOf}
      textLabel={t('exercise-editor.units.text')}
      renderMore={(index, describedBy) => (
        <NumberCell
          label={multiplier}
          name={t('exercise-editor.list.part', { part: multiplier, name: nameOf(index + 1) })}
          value={index === 0 ? '1' : (units[index]?.multiplier ?? '')}
          readOnly={index === 0}
          aria-describedby={describedBy}
          onNumber={(value) => set(index, { multiplier: value })}
        />
      )}
      addLabel={t('exercise-editor.units.add')}
      onText={(index, name) => set(index, { name })}
      onMove={(from, to) => onChange(moved(units, from, to))}
      onRemove={(index) => onChange(units.toSpliced(index, 1))}
      onAdd={() => onChange([...units, { name: '', multiplier: '' }])}
    />
  )
}
