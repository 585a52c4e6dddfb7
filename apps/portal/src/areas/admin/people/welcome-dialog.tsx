import { Stack, Text } from '@chakra-ui/react'
import { Button, Dialog, SelectField } from '@the-house/design-system'
import { currentLanguage, isLanguage, languageNames, languages, useTranslation, type Language } from '@the-house/i18n'
import { useState } from 'react'
import { welcomeCodes, type PersonRow } from './people-rows.ts'

export interface WelcomeDialogProps {
  /** The chosen persons; the dialog is closed while there are none. */
  rows: readonly PersonRow[]
  busy: boolean
  onSend: (language: Language) => void
  onCancel: () => void
}

/** Asks for a confirmation and for the language of the welcome mails. */
export function WelcomeDialog({ rows, busy, onSend, onCancel }: WelcomeDialogProps) {
  const { t } = useTranslation()
  const [language, setLanguage] = useState<Language>(currentLanguage())
  const count = welcomeCodes(rows).length
  const others = rows.length - count
  return (
    <Dialog
      open={rows.length > 0}
      onClose={onCancel}
      title={t('people.welcome.title', { count })}
      role="alertdialog"
      actions={
        <>
          <Button onClick={onCancel} data-autofocus="">
            {t('people.cancel')}
          </Button>
          <Button variant="primary" loading={busy} disabled={count === 0} onClick={() => onSend(language)}>
            {t('people.welcome.send')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text>{t('people.welcome.text')}</Text>
        {others > 0 && <Text color="fg.muted">{t('people.welcome.others', { count: others })}</Text>}
        <SelectField
          label={t('people.welcome.language')}
          options={languages.map((value) => ({ value, label: languageNames[value] }))}
          value={language}
          onChange={({ target }) => isLanguage(target.value) && setLanguage(target.value)}
        />
      </Stack>
    </Dialog>
  )
}
