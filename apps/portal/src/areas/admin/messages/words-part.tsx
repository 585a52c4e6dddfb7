import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { Card, TextAreaField, TextField } from '@the-house/design-system'
import { limits } from '@the-house/domain'
import { currentLanguage, htmlLang, languageNames, languages, useTranslation, type Language } from '@the-house/i18n'
import { useState } from 'react'
import { Controller, useWatch, type Control, type FieldErrors } from 'react-hook-form'
import { errorText } from '../../../page/form/error-text.ts'
import { SegmentedChoice } from '../../../page/segmented-choice.tsx'
import type { Values } from '../resource/form-draft.ts'
import { PhonePreview } from './phone-preview.tsx'

export interface WordsPartProps {
  control: Control<Values>
  errors: FieldErrors<Values>
  /** The number of submits: after each, the first language with an error is shown. */
  submitCount: number
}

const wordFields = ['title_en', 'text_en', 'title_pt', 'text_pt'] as const

const hasError = (errors: FieldErrors<Values>, language: Language) =>
  errors[`title_${language}`] !== undefined || errors[`text_${language}`] !== undefined
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** The title and the text, one language at a time, beside the phone of a student. */
export function WordsPart({ control, errors, submitCount }: WordsPartProps) {
  const { t } = useTranslation()
  const words = useWatch({ control, name: wordFields })
  const values = Object.fromEntries(wordFields.map((field, index) => [field, textOf(words[index])]))
  const isEmpty = (language: Language) => !values[`title_${language}`] && !values[`text_${language}`]
  const begun = languages.find((language) => !isEmpty(language)) ?? currentLanguage()
  const [chosen, setChosen] = useState<{ language: Language; at: number }>(() => ({ language: begun, at: 0 }))
  const faulty = languages.find((language) => hasError(errors, language))
  const shown = faulty && chosen.at < submitCount && !hasError(errors, chosen.language) ? faulty : chosen.language
  return (
    <Card>
      <Flex gap={6} wrap="wrap" align="start">
        <Stack gap={5} flex="1 1 18rem" minW={0}>
          <Stack gap={1}>
            <Heading as="h2" textStyle="heading">
              {t('messages.words.heading')}
            </Heading>
            <Text color="fg.muted">{t('messages.words.lead')}</Text>
          </Stack>
          <Box>
            <SegmentedChoice
              legend={t('messages.words.language')}
              value={shown}
              options={languages.map((value) => ({
                value,
                label: isEmpty(value)
                  ? t('messages.words.missing', { language: languageNames[value] })
                  : languageNames[value],
              }))}
              onChange={(language) => setChosen({ language, at: submitCount })}
            />
          </Box>
          <Controller
            key={`title_${shown}`}
            control={control}
            name={`title_${shown}`}
            render={({ field: { value, ...field }, fieldState: { error } }) => (
              <TextField
                {...field}
                value={textOf(value)}
                lang={htmlLang[shown]}
                label={t('messages.words.title')}
                hint={t('messages.words.titleHint', { count: limits.messageTitleMax })}
                error={errorText(error?.message)}
              />
            )}
          />
          <Controller
            key={`text_${shown}`}
            control={control}
            name={`text_${shown}`}
            render={({ field: { value, ...field }, fieldState: { error } }) => (
              <TextAreaField
                {...field}
                value={textOf(value)}
                lang={htmlLang[shown]}
                rows={10}
                limit={limits.messageTextMax}
                label={t('messages.words.text')}
                hint={t('messages.words.textHint')}
                error={errorText(error?.message)}
              />
            )}
          />
        </Stack>
        <PhonePreview values={values} language={shown} />
      </Flex>
    </Card>
  )
}
