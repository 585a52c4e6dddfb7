import { literalHtml } from '@the-house/domain'
import { about } from '../about/about.ts'
import { Said } from '../about/frames.tsx'
import { AudioPlayer } from './audio-player.tsx'
import { tone } from './tone.ts'

export default about({
  exports: ['AudioPlayer', 'stopAllAudio', 'clockTime'],
  purpose:
    'Plays a recording, one at a time in the page, as fast as one likes. stopAllAudio silences the page: Verify does.',
  avoid: ['There is something to see: VideoPlayer.', 'Sounds of the interface: there are none.'],
  good: {
    show: <AudioPlayer src={tone(12)} title="At the door" transcript={literalHtml('<p>Come in, please.</p>')} />,
    why: 'What is said can be read too.',
  },
  bad: { show: <Said>audio_07.mp3 plays by itself</Said>, why: 'It talks over a screen reader, and in a bus.' },
  anatomy: {
    Play: 'round, in the accent',
    Seek: 'where in the recording one is',
    Time: 'now and in all, before anything is loaded where the length is known',
    Back: 'five seconds',
    Speed: '0.6 to 1.5 times',
    Transcript: 'what is said, below',
  },
  callouts: {
    Play: 'button',
    Seek: 'input',
    Time: 'input + span',
    Back: 'span + button',
    Speed: 'select',
    Transcript: 'summary',
  },
  keys: {
    Tab: 'through its parts',
    'Space, Enter': 'play and pause',
    '← →': 'on the slider: a second',
    'Page Up, Page Down': 'on the slider: more',
    Home: 'to the beginning',
  },
  spoken: [
    'A figure with the title as its name.',
    'The slider says 0:12 of 1:30, not a number of seconds.',
    'What could not be loaded is announced, with a button to try again and a link to the file.',
  ],
})
