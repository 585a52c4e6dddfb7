import { nextId, readCloze, rightTiles, type Alternative } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import type { TypeEditorProps } from './editing.ts'
import { ItemList } from './item-list.tsx'
import { moved, sorted } from './order.ts'

/** The words to choose from: the right ones follow the blanks, the others are edited here. */
export function BankList({ draft, onChange, say, announce }: TypeEditorProps) {
  const { t } = useTranslation()
  const { alternatives } = draft
  const right = rightTiles(alternatives, readCloze(draft))
  const change = (changed: Alternative[]) => onChange({ ...draft, alternatives: changed })
  return (
    <ItemList
      label={t('exercise-editor.bank.label')}
      hint={t('exercise-editor.bank.hint')}
      items={alternatives.map(({ id, title }) => ({
        text: title,
        right: false,
        ...(right.has(id) && { fixed: t('exercise-editor.bank.isRight') }),
      }))}
      marks={null}
      nameOf={(position) => t('exercise-editor.bank.name', { position })}
      addLabel={t('exercise-editor.bank.add')}
      onText={(index, title) => change(alternatives.map((one, at) => (at === index ? { ...one, title } : one)))}
      onMove={(from, to) => change(moved(alternatives, from, to))}
      onRemove={(index) => change(alternatives.toSpliced(index, 1))}
      onAdd={() => change([...alternatives, { id: nextId(alternatives), title: '' }])}
      onSort={() => change(sorted(alternatives, ({ title }) => title))}
      announce={announce}
      said={say(['alternatives'])}
      saidOf={(index) => say(['alternatives'], index)}
    />
  )
}
