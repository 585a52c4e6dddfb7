import { nextId, type Alternative, type ExerciseDraft } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import type { TypeEditorProps } from './editing.ts'
import { ItemList } from './item-list.tsx'
import { moved, sorted } from './order.ts'

/** The choices of an exercise, and which of them are right. */
export function ChoicesEditor({ draft, onChange, say, announce }: TypeEditorProps) {
  const { t } = useTranslation()
  const { alternatives } = draft
  const right = draft.correct_alternatives ?? []
  const several = draft.type === 'MULTIPLE_ALTERNATIVE'
  const change = (changed: Partial<ExerciseDraft>) => onChange({ ...draft, ...changed })
  const setChoices = (changed: Alternative[]) => change({ alternatives: changed })
  const markRight = (id: number, is: boolean) => {
    const others = several ? right.filter((one) => one !== id) : []
    change({ correct_alternatives: is ? [...others, id] : others })
  }
  return (
    <ItemList
      label={t('exercise-editor.choices.label')}
      hint={t(several ? 'exercise-editor.choices.several' : 'exercise-editor.choices.one')}
      items={alternatives.map(({ id, title }) => ({ text: title, right: right.includes(id) }))}
      marks={several ? 'checkbox' : 'radio'}
      nameOf={(position) => t('exercise-editor.choices.name', { position })}
      addLabel={t('exercise-editor.choices.add')}
      onText={(index, title) => setChoices(alternatives.map((one, at) => (at === index ? { ...one, title } : one)))}
      onRight={(index, is) => {
        const id = alternatives[index]?.id
        if (id !== undefined) markRight(id, is)
      }}
      onMove={(from, to) => setChoices(moved(alternatives, from, to))}
      onRemove={(index) =>
        change({
          alternatives: alternatives.toSpliced(index, 1),
          correct_alternatives: right.filter((id) => id !== alternatives[index]?.id),
        })
      }
      onAdd={() => setChoices([...alternatives, { id: nextId(alternatives), title: '' }])}
      onSort={() => setChoices(sorted(alternatives, ({ title }) => title))}
      announce={announce}
      said={say(['alternatives', 'correct_alternatives'])}
      saidOf={(index) => say(['alternatives'], index)}
    />
  )
}
