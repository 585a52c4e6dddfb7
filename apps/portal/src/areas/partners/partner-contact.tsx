import { Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { Button, Card, VisuallyHidden } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import type { ReactNode } from 'react'
import { contactsOf, type ContactFields } from './contacts.ts'

export interface PartnerContactProps {
  partner: ContactFields
}

/** Where a partner is, on the map, on the phone and on the web; nothing where none of it is known. */
export function PartnerContact({ partner }: PartnerContactProps) {
  const { t } = useTranslation()
  const contacts = contactsOf(partner, t)
  if (contacts.length === 0) return null
  return (
    <Card as="section" aria-label={t('partners.contact')}>
      <Stack gap={3}>
        <Heading as="h2" textStyle="heading">
          {t('partners.contact')}
        </Heading>
        {partner.address && <Text>{partner.address}</Text>}
        <Flex gap={2} wrap="wrap">
          {contacts.map(({ href, Icon, text, outside }) => {
            const icon = <Icon size={18} aria-hidden="true" />
            return outside ? (
              <Outside key={text} href={href} icon={icon}>
                {text}
              </Outside>
            ) : (
              <Button key={text} asChild>
                <a href={href}>
                  {icon}
                  {text}
                </a>
              </Button>
            )
          })}
        </Flex>
      </Stack>
    </Card>
  )
}

/** A link that leaves the portal, in a tab of its own. */
function Outside({ href, icon, children }: { href: string; icon: ReactNode; children: string }) {
  const { t } = useTranslation()
  return (
    <Button asChild>
      <a href={href} target="_blank" rel="noopener noreferrer">
        {icon}
        {children}
        <VisuallyHidden>({t('partners.newTab')})</VisuallyHidden>
      </a>
    </Button>
  )
}
