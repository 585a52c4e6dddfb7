import type { ExerciseDraft, QtiVersion } from '@the-house/domain'
import { element } from './element.ts'
import { responseDeclaration } from './rules.ts'
import { versionNames } from './versions.ts'
import type { QtiQuestion } from './writer.ts'

/** A text that a teacher marks; the model answer is what scorers are told. */
export function essayToQti({ answer_correct }: ExerciseDraft, version: QtiVersion): QtiQuestion {
  const { hasUse } = versionNames[version]
  const rubric =
    answer_correct !== null &&
    answer_correct !== '' &&
    element('rubricBlock', { view: 'scorer', use: hasUse ? 'scoring' : null }, [element('pre', {}, [answer_correct])])
  return {
    declarations: [responseDeclaration('RESPONSE', 'single', 'string', [])],
    body: [element('extendedTextInteraction', { responseIdentifier: 'RESPONSE' }), ...(rubric ? [rubric] : [])],
    scoring: [],
    lost: [],
  }
}
