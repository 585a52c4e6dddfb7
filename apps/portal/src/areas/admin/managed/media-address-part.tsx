import { Stack, Text } from '@chakra-ui/react'
import { VideoPlayer } from '@the-house/design-system'
import { filmHosts, filmOf } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { textIn, type FieldPartProps } from './field-props.ts'
import { TextPart } from './plain-parts.tsx'

/** The address of a medium: a film of YouTube or Vimeo is recognised in whatever was copied there, and can be tried. */
export function MediaAddressPart(props: FieldPartProps) {
  const { t } = useTranslation()
  const film = filmOf(textIn(props.value))
  // The cover of another film is shown again: the key is its page.
  return (
    <Stack gap={3}>
      <TextPart
        {...props}
        onBlur={() => {
          if (film) props.onChange(film.page)
          props.onBlur()
        }}
      />
      <Text as="output" display="block" textStyle="small" color="fg.muted">
        {film && t('admin.film.recognised', { host: filmHosts[film.host] })}
      </Text>
      {film && <VideoPlayer key={film.page} src={film.page} title={t('admin.film.preview')} />}
    </Stack>
  )
}
