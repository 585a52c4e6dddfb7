import { Box, Stack } from '@chakra-ui/react'
import { about } from '../about/about.ts'
import { nativeKeys } from '../about/keys.ts'
import { MaskedField } from '../field/masked-field.tsx'
import { TextField } from '../field/text-field.tsx'

export default about({
  exports: ['ProfileForm'],
  purpose: 'The own data: what the school has written, and what users keep up to date themselves.',
  avoid: ['The picture: AvatarCropper. The password: ChangePasswordForm.'],
  good: {
    show: (
      <Box w="full">
        <MaskedField mask="phone" label="Mobile phone" defaultValue="(11) 91234-5678" />
      </Box>
    ),
    why: 'Only what can be changed is a field.',
  },
  bad: {
    show: (
      <Stack w="full">
        <TextField label="CPF" defaultValue="123.456.789-00" />
      </Stack>
    ),
    why: 'Shows in full what need not be seen in full.',
  },
  anatomy: { Known: 'name, e-mail, unit, tribe, part of the CPF', Phone: 'own', Birthday: 'own', Button: 'keeps it' },
  keys: { ...nativeKeys.text, Enter: 'sends it' },
  spoken: ['As every form: errors at fields, refusals above the button.'],
})
