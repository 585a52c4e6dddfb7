import { newExercise } from '../exercise-draft.ts'
import { choices, sentence } from '../question-types/shared/templates.ts'
import { titled, type Lesson } from './lesson.ts'

export const hello: Lesson = {
  name: 'Hello',
  description: 'Say hello, say your name, and ask how people are.',
  story: {
    name: 'A new neighbour',
    subject: 'A new neighbour',
    description: `<p>It is Saturday morning. A woman is at the door with a box in her hands.</p>
<p><strong>Helen:</strong> Good morning! I am Helen. I am your new neighbour.</p>
<p><strong>Paulo:</strong> Hello, Helen! My name is Paulo. Nice to meet you.</p>
<p><strong>Helen:</strong> Nice to meet you too. How are you?</p>
<p><strong>Paulo:</strong> I am fine, thank you. And you?</p>
<p><strong>Helen:</strong> I am a little tired. This box is heavy!</p>
<p><strong>Paulo:</strong> Please come in. The coffee is hot.</p>`,
  },
  topics: [
    {
      name: 'Words',
      icon: 'words',
      exercises: [
        titled(
          'Who is Helen?',
          'Helen says: “I am your new neighbour.” A neighbour lives next to you.',
          choices({
            type: 'UNIQUE_ALTERNATIVE',
            question: 'Who is Helen?',
            right: ['The new neighbour'],
            wrong: ['A teacher', 'Paulo’s sister'],
          }),
        ),
        titled(
          'Greetings',
          'You say “good morning” and “hello” when you meet. You say “goodbye” when you leave.',
          choices({
            type: 'MULTIPLE_ALTERNATIVE',
            question: 'What do you say when you meet somebody? Choose all that are right.',
            right: ['Hello!', 'Good morning!'],
            wrong: ['Goodbye!', 'Good night!'],
          }),
        ),
        titled(
          'Nice to meet you',
          'You say “Nice to meet you” the first time that you meet somebody.',
          sentence({
            type: 'COMPLETE_LETTERS',
            question: 'Complete the words.',
            masked: 'Ni##### to me##### you.',
            blanks: [{ answers: ['CE'] }, { answers: ['ET'] }],
          }),
        ),
      ],
    },
    {
      name: 'Am, is, are',
      icon: 'writing',
      exercises: [
        titled(
          'The verb to be',
          'I am, you are, he is, she is, it is.',
          sentence({
            type: 'MULTIPLE_OPTIONS',
            question: 'Choose the right word for each gap.',
            masked: 'I ##### Paulo. You ##### my neighbour. The coffee ##### hot.',
            blanks: [
              { answers: ['am'], options: ['is', 'am', 'are'] },
              { answers: ['are'], options: ['am', 'is', 'are'] },
              { answers: ['is'], options: ['are', 'is', 'am'] },
            ],
          }),
        ),
        titled(
          'Questions and answers',
          '“How are you?” asks how somebody feels. “I am fine, thank you” is the answer.',
          sentence({
            type: 'COMPLETE_WORD',
            question: 'Put the words in the gaps.',
            masked: '##### are you? I am #####, thank you.',
            blanks: [{ answers: ['How'] }, { answers: ['fine'] }],
            bank: ['fine', 'name', 'How'],
          }),
        ),
        titled('About you', 'A teacher reads your text and answers you.', {
          ...newExercise('OPEN_ANSWER'),
          question: '<p>Write two sentences about you: your name, and how you are today.</p>',
          answer_correct: 'Hello! My name is Ana. I am fine today, but a little tired.',
        }),
      ],
    },
  ],
}
