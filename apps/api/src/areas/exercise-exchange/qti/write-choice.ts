import type { ExerciseDraft } from '@the-house/domain'
import { element } from './element.ts'
import { correct, match, responseDeclaration, scoreIf, variable } from './rules.ts'
import type { QtiQuestion } from './writer.ts'

const response = 'RESPONSE'

/** The identifier of a choice. */
export const choiceName = (id: number): string => `A${id}`

/** Choices in their order, which is not shuffled. */
function choices({ alternatives, correct_alternatives }: ExerciseDraft, isSingle: boolean): QtiQuestion {
  const shown = alternatives.filter(({ title }) => title.trim() !== '')
  const right = shown.filter(({ id }) => correct_alternatives?.includes(id)).map(({ id }) => choiceName(id))
  const lost = shown.length < alternatives.length ? ['alternatives'] : []
  if (shown.length === 0) return { declarations: [], body: [], scoring: [], lost: ['type', ...lost] }
  const offered = shown.map(({ id, title }) =>
    element('simpleChoice', { identifier: choiceName(id), fixed: 'true' }, [title]),
  )
  return {
    declarations: [responseDeclaration(response, isSingle ? 'single' : 'multiple', 'identifier', right)],
    body: [
      element(
        'choiceInteraction',
        { responseIdentifier: response, shuffle: 'false', maxChoices: isSingle ? 1 : 0 },
        offered,
      ),
    ],
    scoring: right.length > 0 ? [scoreIf(match(variable(response), correct(response)))] : [],
    lost,
  }
}

export const oneChoice = (draft: ExerciseDraft): QtiQuestion => choices(draft, true)
export const severalChoices = (draft: ExerciseDraft): QtiQuestion => choices(draft, false)
