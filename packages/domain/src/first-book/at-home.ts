import { newExercise } from '../exercise-draft.ts'
import { choices, sentence } from '../question-types/shared/templates.ts'
import { titled, type Lesson } from './lesson.ts'

export const atHome: Lesson = {
  name: 'At home',
  description: 'Name the rooms of a house, and say where things are.',
  story: {
    name: 'The cat at home',
    subject: 'The cat at home',
    description: `<p>Helen has a small house. There is a kitchen, a living room, a bedroom and a bathroom.</p>
<p>Helen also has a cat. The cat is black, and its name is Pepper. Today Pepper is not in the kitchen.</p>
<p>“Pepper! Where are you?” Helen looks in the living room. There are two books on the sofa, and a lamp next to the sofa. There is no cat.</p>
<p>Helen looks in the bedroom. Her shoes are under the bed. There is something black behind the shoes.</p>
<p>“There you are!”</p>`,
  },
  topics: [
    {
      name: 'Rooms and things',
      icon: 'words',
      exercises: [
        titled(
          'Where is Pepper?',
          'Something black is behind the shoes, and the shoes are under the bed.',
          choices({
            type: 'UNIQUE_ALTERNATIVE',
            question: 'Where is Pepper?',
            right: ['In the bedroom'],
            wrong: ['In the kitchen', 'In the living room'],
          }),
        ),
        titled(
          'Rooms of a house',
          'A kitchen and a bathroom are rooms. A lamp and a sofa are things in a room.',
          choices({
            type: 'MULTIPLE_ALTERNATIVE',
            question: 'Which of these are rooms? Choose all that are right.',
            right: ['kitchen', 'bathroom'],
            wrong: ['lamp', 'sofa'],
          }),
        ),
        titled(
          'In the living room',
          'You sit on a sofa, and a lamp gives light.',
          sentence({
            type: 'COMPLETE_LETTERS',
            question: 'Complete the words.',
            masked: 'There is a so##### and a la##### in the living room.',
            blanks: [{ answers: ['FA'] }, { answers: ['MP'] }],
          }),
        ),
      ],
    },
    {
      name: 'There is, there are',
      icon: 'writing',
      exercises: [
        titled(
          'One or many',
          '“There is” goes with one thing, “there are” with two and more.',
          sentence({
            type: 'MULTIPLE_OPTIONS',
            question: 'Choose the right word for each gap.',
            masked: 'There ##### a cat in the house. There ##### two books on the sofa.',
            blanks: [
              { answers: ['is'], options: ['are', 'is'] },
              { answers: ['are'], options: ['is', 'are'] },
            ],
          }),
        ),
        titled(
          'Under, behind, next to',
          'The shoes are under the bed, Pepper is behind them, and the lamp is next to the sofa.',
          sentence({
            type: 'COMPLETE_WORD',
            question: 'Put the words in the gaps.',
            masked: 'The shoes are ##### the bed. The cat is ##### the shoes.',
            blanks: [{ answers: ['under'] }, { answers: ['behind'] }],
            bank: ['behind', 'on', 'under'],
          }),
        ),
        titled('Your home', 'A teacher reads your text and answers you.', {
          ...newExercise('OPEN_ANSWER'),
          question: '<p>Write three sentences about a room in your home. Begin with “There is” or “There are”.</p>',
          answer_correct: 'There is a big window in my bedroom. There are two chairs. There is a lamp next to the bed.',
        }),
      ],
    },
  ],
}
