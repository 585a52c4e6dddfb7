import { newExercise } from '../exercise-draft.ts'
import { choices, sentence } from '../question-types/shared/templates.ts'
import { titled, type Lesson } from './lesson.ts'

export const everyDay: Lesson = {
  name: 'Every day',
  description: 'Say what you do every day, and when.',
  story: {
    name: 'Paulo’s day',
    subject: 'Paulo’s day',
    description: `<p>Paulo gets up at six o’clock. He drinks a cup of coffee and eats some bread. He does not eat much in the morning.</p>
<p>At seven o’clock he takes the bus. He works in a school, and he likes his work. He has lunch with the other teachers at twelve.</p>
<p>In the afternoon he goes home. Sometimes he walks, because it is not far. In the evening he cooks, and he reads a book.</p>
<p>On Wednesdays he does not cook. He has dinner with Helen, and they speak English.</p>`,
  },
  topics: [
    {
      name: 'A day',
      icon: 'words',
      exercises: [
        titled(
          'Where does Paulo work?',
          'The text says: “He works in a school.”',
          choices({
            type: 'UNIQUE_ALTERNATIVE',
            question: 'Where does Paulo work?',
            right: ['In a school'],
            wrong: ['On a bus', 'In a restaurant'],
          }),
        ),
        titled(
          'In the evening',
          'In the evening Paulo cooks and reads. He takes the bus in the morning.',
          choices({
            type: 'MULTIPLE_ALTERNATIVE',
            question: 'What does Paulo do in the evening? Choose all that are right.',
            right: ['He cooks.', 'He reads a book.'],
            wrong: ['He takes the bus.', 'He gets up.'],
          }),
        ),
        titled(
          'Meals',
          'Lunch is in the middle of the day, dinner is in the evening.',
          sentence({
            type: 'COMPLETE_LETTERS',
            question: 'Complete the words.',
            masked: 'He has lu##### at twelve and din##### in the evening.',
            blanks: [{ answers: ['NCH'] }, { answers: ['NER'] }],
          }),
        ),
      ],
    },
    {
      name: 'He works, I work',
      icon: 'writing',
      exercises: [
        titled(
          'With s or without',
          'The verb ends in “s” with he, she and it: he works, she reads. It does not with I, you, we and they.',
          sentence({
            type: 'MULTIPLE_OPTIONS',
            question: 'Choose the right word for each gap.',
            masked: 'Paulo ##### in a school. I ##### in a shop. They ##### English on Wednesdays.',
            blanks: [
              { answers: ['works'], options: ['work', 'works'] },
              { answers: ['work'], options: ['works', 'work'] },
              { answers: ['speak'], options: ['speaks', 'speak'] },
            ],
          }),
        ),
        titled(
          'Not every day',
          'With he, she and it you say “does not”, and the verb has no “s”: he does not cook.',
          sentence({
            type: 'COMPLETE_WORD',
            question: 'Put the words in the gaps.',
            masked: 'On Wednesdays he ##### not #####.',
            blanks: [{ answers: ['does'] }, { answers: ['cook'] }],
            bank: ['cook', 'cooks', 'does', 'do'],
          }),
        ),
        titled('Your day', 'A teacher reads your text and answers you.', {
          ...newExercise('OPEN_ANSWER'),
          question: '<p>Write three or four sentences about your day. When do you get up? What do you do then?</p>',
          answer_correct:
            'I get up at seven o’clock. I drink some tea. Then I take the bus to work. In the evening I cook.',
        }),
      ],
    },
  ],
}
