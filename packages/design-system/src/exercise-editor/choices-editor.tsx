import { nextId, type Alternative, type ExerciseDraft } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { ChoiceFeedback } from './choice-feedback.tsx'
import type { TypeEditorProps } from './editing.ts'
import { ItemList } from './item-list.tsx'
import { moved, sorted } from './order.ts'

/** The choices of an exercise, and which of them are right. */
export function ChoicesEditor({ draft, onChange, say, announce, renderRichText }: TypeEditorProps) {
  const { t } = useTranslation()
  const { alternatives, alternative_feedback } = draft
  const right = draft.correct_alternatives ?? []
  const several = draft.type === 'MULTIPLE_ALTERNATIVE'
  const change = (changed: Partial<ExerciseDraft>) => onChange({ ...draft, ...changed })
  const setChoices = (changed: Alternative[]) => change({ alternatives: changed })
  const markRight = (id: number, is: boolean) => {
    const others = several ? right.filter((one) => one !== id) : []
    change({ correct_alternatives: is ? [...others, id] : others })
  }
  const nameOf = (position: number) => t('exercise-editor.choices.name', { position })
  const setFeedback = (id: number, html: string) => {
    const others = alternative_feedback.filter((one) => one.id !== id)
    change({ alternative_feedback: html ? [...others, { id, html }] : others })
  }
  return (
    <ItemList
      label={t('exercise-editor.choices.label')}
      hint={t(several ? 'exercise-editor.choices.several' : 'exercise-editor.choices.one')}
      items={alternatives.map(({ id, title }) => ({ text: title, right: right.includes(id) }))}
      marks={several ? 'checkbox' : 'radio'}
      nameOf={nameOf}
      renderBelow={(index) => {
        const choice = alternatives[index]
        return (
          choice && (
            <ChoiceFeedback
              key={choice.id}
              id={choice.id}
              name={nameOf(index + 1)}
              html={alternative_feedback.find(({ id }) => id === choice.id)?.html ?? ''}
              onChange={(html) => setFeedback(choice.id, html)}
              renderRichText={renderRichText}
            />
          )
        )
      }}
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
          alternative_feedback: alternative_feedback.filter(({ id }) => id !== alternatives[index]?.id),
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
