import { about } from '../about/about.ts'
import { Said } from '../about/frames.tsx'

export default about({
  exports: ['VideoPlayer'],
  purpose:
    'The platform’s own player, with captions; it falls silent when another plays. A film of YouTube or Vimeo waits behind a cover, and plays in their player without cookies once it is pressed; beside it is a link. What the school’s settings do not allow is a link alone.',
  avoid: ['Only sound: AudioPlayer.', 'A film as a decoration: no.'],
  good: {
    show: <Said>Captions in English; on by themselves for who uses the portal in another language.</Said>,
    why: 'Who does not hear, or not yet well, reads.',
  },
  bad: {
    show: <Said>A film that plays by itself, without a sound, in a loop</Said>,
    why: 'Costs data and takes the eyes away.',
  },
  anatomy: {
    Screen: '16 to 9',
    Controls: 'the browser’s',
    Captions: 'WebVTT',
    Cover: 'of a film elsewhere, drawn here: its host is asked for nothing before the press',
    Facts:
      'its length and size below, where they are known, and what this browser may not play, with a link to the file',
    Failure: 'an Alert in its place, with that link',
  },
  keys: {
    Tab: 'through its controls',
    Space: 'play and pause',
    '← →': 'back and on',
    F: 'full screen, where the browser has it',
  },
  spoken: [
    'A video by its title.',
    'A cover as a button: play it, its title, its host. The focus then goes to the player.',
  ],
})
