import { about } from '../about/about.ts'
import { Said } from '../about/frames.tsx'
import { ignore } from '../about/ignore.ts'
import { AvatarCropper } from './avatar-cropper.tsx'

export default about({
  exports: ['AvatarCropper'],
  purpose: 'Chooses a picture, cuts a square out of it and hands it on, 512 px wide.',
  avoid: ['A file of content: FileField.', 'The cut matters little: take the whole picture.'],
  good: {
    show: <AvatarCropper onDone={ignore} onCancel={ignore} />,
    why: 'What kinds and how large is said before the user chooses.',
  },
  bad: {
    show: <Said>Upload failed: 413</Said>,
    why: 'Said after a minute of waiting what could have been said before.',
  },
  anatomy: {
    Zone: 'choose or drop',
    Stage: 'the picture under a round frame',
    Zoom: 'how near: slider, wheel or two fingers',
    Preview: 'as small as it will be seen',
    Buttons: 'cancel, another one, use it',
  },
  keys: {
    Tab: 'zone or stage, zoom, buttons',
    '← → ↑ ↓': 'on the stage: move the picture',
    '+, -': 'nearer and farther',
  },
  spoken: [
    'The stage has a name and says which keys move it.',
    'The zoom in percent.',
    'A refused file is announced with the reason.',
  ],
})
