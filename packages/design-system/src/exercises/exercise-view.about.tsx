import { about } from '../about/about.ts'
import { Said } from '../about/frames.tsx'
import { ignore } from '../about/ignore.ts'
import { answerWith, uniqueMarked } from './fixtures.ts'
import { Stage } from './stage.tsx'

export default about({
  exports: ['ExerciseView', 'preloadExerciseWidgets'],
  purpose:
    'One exercise whole: its title, question, media, the widget of its type, and once it is verified what became of it. preloadExerciseWidgets fetches those of the exercises before a connection can be lost.',
  avoid: [
    'Only the picture and sound of an exercise: ExerciseMedia.',
    'An author looks at what is being written: ExerciseEditor has its preview.',
  ],
  good: {
    show: (
      <Stage exercise={uniqueMarked} answer={answerWith({ alternatives: [1] })} status="correct" onChange={ignore} />
    ),
    why: 'The owner keeps value and status, the view shows them: the same for all types.',
  },
  bad: {
    show: <Said>{'if (exercise.type === …) return <ChoiceCards … />'}</Said>,
    why: 'A switch on the type outside of the registry: a new type is forgotten there.',
  },
  anatomy: {
    Title: 'takes the focus when another exercise is shown',
    Question: 'html of the school, sanitised',
    Media: 'picture, sound and film, each file once',
    Answer: 'the widget of the type',
    ResultNote: 'right, wrong, waiting or handed in, with the reason',
  },
  keys: { Tab: 'through media and answer', '1 to 9': 'choose in ChoiceCards' },
  spoken: [
    'One polite live region for the whole exercise.',
    'After Verify the focus goes to the result, and its words are read.',
    'English material says that it is English; hints are in the language of the page.',
  ],
})
