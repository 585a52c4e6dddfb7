import { about } from '../about/about.ts'
import { Said } from '../about/frames.tsx'
import { ExerciseMedia } from './exercise-media.tsx'
import { exerciseWith } from './fixtures.ts'

export default about({
  exports: ['ExerciseMedia'],
  purpose:
    'What is seen and heard with an exercise, from the three places that hold it, each file once. For screens of teachers that show an exercise without answering it.',
  avoid: [
    'The exercise is answered: ExerciseView shows it already.',
    'One picture: ZoomableImage. One recording: AudioPlayer.',
  ],
  good: {
    show: (
      <ExerciseMedia
        exercise={exerciseWith({ id: 22, image_extra: { url: './picture.svg' }, image_text: 'A house by the river' })}
      />
    ),
    why: 'The picture is described: who does not see it can answer too.',
  },
  bad: { show: <Said>picture.png</Said>, why: 'A file name is no description.' },
  anatomy: {
    Picture: 'small enough that the answers show below it; opens large',
    Recording: 'an AudioPlayer',
    Film: 'a VideoPlayer',
    Room: 'kept while the players load, so that no choice moves under a finger',
  },
  keys: { Tab: 'to each picture and player', Enter: 'opens a picture large' },
  spoken: ['Each picture by its description, each player by its name.'],
})
