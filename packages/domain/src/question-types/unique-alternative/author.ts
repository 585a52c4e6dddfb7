import { answerByChoices, choiceColumns } from '../shared/choice-drafts.ts'
import { lintQuestion } from '../shared/lint-html.ts'
import { lintChoices } from '../shared/lint-choices.ts'
import { choices, plain } from '../shared/templates.ts'
import type { AuthorRules } from '../author-rules.ts'

export const uniqueAlternative: AuthorRules = {
  columns: choiceColumns,
  lint: (draft) => [...lintQuestion(draft), ...lintChoices(draft, false)],
  answerByKey: answerByChoices,
  templates: [
    plain(
      choices({
        type: 'UNIQUE_ALTERNATIVE',
        question: 'What does Tom do every morning?',
        right: ['He drinks a cup of tea.'],
        wrong: ['He is drink a cup of tea.', 'He drinking a cup of tea.'],
      }),
    ),
    {
      kind: 'LISTENING',
      draft: {
        ...choices({
          type: 'UNIQUE_ALTERNATIVE',
          question: 'Listen. Where are the two people?',
          right: ['At a station.'],
          wrong: ['At home.', 'In a shop.'],
        }),
        media_type: 'AUDIO',
      },
      missing: ['audio.missing'],
    },
  ],
  pasted: 'What does Tom drink?\ta plate | tea | a train\t2',
}
