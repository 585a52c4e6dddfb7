import { Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { Button, Card, VisuallyHidden } from '@the-house/design-system'
import { phoneText, type Partner } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { Globe, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { dialOf, mapOf, siteOf } from './links.ts'

export interface PartnerContactProps {
  partner: Pick<Partner, 'address' | 'phone' | 'site'>
}

/** Where a partner is, on the map, on the phone and on the web; nothing where none of it is known. */
export function PartnerContact({ partner: { address, phone, site } }: PartnerContactProps) {
  const { t } = useTranslation()
  const page = siteOf(site)
  if (!address && !phone && !page) return null
  return (
    <Card as="section" aria-label={t('partners.contact')}>
      <Stack gap={3}>
        <Heading as="h2" textStyle="heading">
          {t('partners.contact')}
        </Heading>
        {address && <Text>{address}</Text>}
        <Flex gap={2} wrap="wrap">
          {address && (
            <Outside href={mapOf(address)} icon={<MapPin size={18} aria-hidden="true" />}>
              {t('partners.map')}
            </Outside>
          )}
          {phone && (
            <Button asChild>
              <a href={dialOf(phone)}>
                <Phone size={18} aria-hidden="true" />
                {t('partners.phone', { phone: phoneText(phone) })}
              </a>
            </Button>
          )}
          {page && (
            <Outside href={page} icon={<Globe size={18} aria-hidden="true" />}>
              {t('partners.site')}
            </Outside>
          )}
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
