import { chakra } from '@chakra-ui/react'
import { exerciseTypes, ownColumns, type DraftField, type ExerciseDraft } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useId, type ReactNode } from 'react'
import { SelectField } from '../field/select-field.tsx'
import { TextField } from '../field/text-field.tsx'
import type { Say } from './editing.ts'
import { Part } from './part.tsx'
import type { RenderRichText } from './rich-field.tsx'
import { AnnouncedText } from './announced-text.tsx'
import { typeEditors } from './type-editors.ts'
import { useTypeChange } from './use-type-change.ts'

const Fields = chakra('fieldset', {
  base: { border: 0, m: 0, p: 0, minW: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6 },
})
const Section = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 4,
    p: { base: 4, md: 5 },
    bg: 'bg.surface',
    border: '1px solid',
    borderColor: 'border',
    borderRadius: 'card',
    minW: 0,
  },
})
const Heading = chakra('h2', { base: { textStyle: 'heading' } })

const ofAnswers: readonly DraftField[] = [
  'question_masked',
  'alternatives',
  'correct_alternatives',
  'options',
  'option_answers',
  'answer_correct',
  'alternative_feedback',
]
const ofMedia: readonly DraftField[] = ['media_type', 'media_url', 'audio_extra', 'image_extra']

/** Whether there is a picture that needs a description. */
const hasPicture = ({ image_extra, image_text, media_type }: ExerciseDraft) =>
  image_extra !== null || media_type === 'IMAGE' || image_text !== ''

export interface EditorFieldsProps {
  value: ExerciseDraft
  onChange: (draft: ExerciseDraft) => void
  disabled: boolean
  say: Say
  /** Called when the author leaves these fields. */
  touch: (fields: readonly DraftField[]) => void
  announce: (text: string) => void
  renderRichText: RenderRichText
  media: ReactNode
  /** Fields behind all others, the title's among them; undefined: the title is asked before the question. */
  more: ReactNode
}

/** All fields of an exercise, in the order in which a student sees them. */
export function EditorFields(props: EditorFieldsProps) {
  const { value, disabled, say, touch, announce, renderRichText, media, more } = props
  const { t } = useTranslation()
  const id = useId()
  // Fields that the type does not use are cleared on the first change.
  const onChange = (draft: ExerciseDraft) => props.onChange({ ...draft, ...ownColumns(draft) })
  const change = (changed: Partial<ExerciseDraft>) => onChange({ ...value, ...changed })
  const changeType = useTypeChange(value, onChange)
  const TypeEditor = typeEditors[value.type]
  const explained = say(['feedback'])
  const described = say(['image_text'])
  const heard = say(ofMedia)
  return (
    <Fields disabled={disabled}>
      <Part fields={['type']} onLeave={touch}>
        <SelectField
          label={t('exercise-editor.type.label')}
          options={exerciseTypes.map((type) => ({ value: type, label: t(`exercise-editor.type.${type}`) }))}
          value={value.type}
          onChange={({ currentTarget }) => {
            const type = exerciseTypes.find((one) => one === currentTarget.value)
            if (type) changeType(type)
          }}
          {...say(['type', 'topic_id'])}
        />
      </Part>
      {more === undefined && (
        <Part fields={['title']} onLeave={touch}>
          <TextField
            label={t('exercise-editor.title')}
            lang="en"
            autoComplete="off"
            value={value.title}
            onChange={(event) => change({ title: event.currentTarget.value })}
            {...say(['title'])}
          />
        </Part>
      )}
      <Part fields={['question']} onLeave={touch}>
        {renderRichText({
          name: 'question',
          label: t('exercise-editor.question'),
          value: value.question,
          onChange: (question) => change({ question }),
          ...say(['question']),
        })}
      </Part>
      {(media || hasPicture(value) || heard.error || heard.hint) && (
        <Section aria-labelledby={`${id}-media`}>
          <Heading id={`${id}-media`}>{t('exercise-editor.media')}</Heading>
          {(media || heard.error || heard.hint) && (
            <Part fields={ofMedia} onLeave={touch}>
              {media}
              <AnnouncedText id={`${id}-said`} said={heard} />
            </Part>
          )}
          {hasPicture(value) && (
            <Part fields={['image_text']} onLeave={touch}>
              <TextField
                label={t('exercise-editor.imageText.label')}
                hint={described.hint ?? t('exercise-editor.imageText.hint')}
                error={described.error}
                lang="en"
                value={value.image_text}
                onChange={(event) => change({ image_text: event.currentTarget.value })}
              />
            </Part>
          )}
        </Section>
      )}
      <Section aria-labelledby={`${id}-answers`}>
        <Heading id={`${id}-answers`}>{t('exercise-editor.answers')}</Heading>
        <Part fields={ofAnswers} onLeave={touch}>
          <TypeEditor key={value.type} draft={value} {...{ onChange, say, announce, renderRichText }} />
        </Part>
      </Section>
      <Part fields={['feedback']} onLeave={touch}>
        {renderRichText({
          name: 'feedback',
          label: t('exercise-editor.explanation.label'),
          value: value.feedback ?? '',
          onChange: (feedback) => change({ feedback: feedback || null }),
          error: explained.error,
          hint: explained.hint ?? t('exercise-editor.explanation.hint'),
        })}
      </Part>
      {more}
    </Fields>
  )
}
