import { about } from '../about/about.ts'
import { Said } from '../about/frames.tsx'
import { PasswordStrength } from './password-strength.tsx'

export default about({
  exports: ['PasswordStrength'],
  purpose: 'How hard a password is to guess: four bricks and a word. Advice; no form waits for it.',
  avoid: ['Signing in: there is nothing to judge.'],
  good: {
    show: <PasswordStrength password="velvet river cactus" />,
    why: 'Judges as a guesser would: names and common words count little.',
  },
  bad: { show: <Said>✗ capital ✗ digit ✓ sign</Said>, why: 'Passw0rd! fulfils it all.' },
  anatomy: { Bricks: 'one to four', Word: 'weak, fair, good, strong', Room: 'kept while there is nothing' },
  keys: {},
  spoken: ['The word, when typing rests, not at each key.'],
})
