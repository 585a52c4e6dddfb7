import { Box } from '@chakra-ui/react'
import { about } from '../about/about.ts'
import { nativeKeys } from '../about/keys.ts'
import { TextField } from '../field/text-field.tsx'
import { FixedData } from './fixed-data.tsx'

export default about({
  exports: ['PersonalDataForm'],
  purpose: 'The second step of a registration: what the school does not know yet.',
  avoid: ['A user who changes it later: ProfileForm.'],
  good: {
    show: <FixedData rows={[{ label: 'Name', value: 'Ana Souza' }]} note="Tell your school if this is wrong." />,
    why: 'What is known is shown, not asked again, and who can change it is said.',
  },
  bad: {
    show: (
      <Box w="full">
        <TextField label="Name" disabled defaultValue="Ana Souza" />
      </Box>
    ),
    why: 'Looks broken: a field that cannot be changed and does not say why.',
  },
  anatomy: {
    Known: 'to read',
    Phone: 'takes its shape',
    Birthday: 'takes its shape',
    Password: 'twice',
    Buttons: 'on, and back without loss',
  },
  keys: { ...nativeKeys.text, Enter: 'sends it' },
  spoken: ['What is known is read-only, with the note as its description.'],
})
