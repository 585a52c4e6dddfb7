import { Box, Flex } from '@chakra-ui/react'
import { SelectField } from '@the-house/design-system'
import { useTranslation, type MessageKey } from '@the-house/i18n'
import type { ReactNode } from 'react'
import { textIn, type FieldPartProps } from './field-props.ts'

export interface ChoicePartProps extends FieldPartProps {
  choice: Readonly<Record<string, MessageKey>>
  /** A picture of each value; the chosen one is shown. */
  pictures?: Readonly<Record<string, ReactNode>> | undefined
}

/** Selects one of a closed set of values, or none. */
export function ChoicePart({ row: _row, value, onChange, choice, pictures, ...rest }: ChoicePartProps) {
  const { t } = useTranslation()
  const options = Object.entries(choice).map(([name, word]) => ({ value: name, label: t(word) }))
  const select = (
    <SelectField
      {...rest}
      placeholder={t('admin.none')}
      options={options}
      value={textIn(value)}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
    />
  )
  if (!pictures) return select
  return (
    <Flex gap={4} align="center">
      <Box flex="1" minW={0}>
        {select}
      </Box>
      {pictures[textIn(value)]}
    </Flex>
  )
}
