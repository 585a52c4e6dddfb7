import type { MediaUse } from '@the-house/domain'
import { useTranslation, type MessageKey } from '@the-house/i18n'
import { paths } from '../../../page/paths.ts'
import { resources, type ResourceName } from '../managed/resources.ts'

const isResource = (entity: string): entity is ResourceName => entity in resources

/** What uses files and has no managed form. */
const others: Record<string, MessageKey> = {
  corrections: 'media.uses.correction',
  'second-versions': 'media.uses.secondVersion',
  media: 'media.uses.captionsOf',
}

/** Entities whose name in the menu is what one does with them. */
const names: Partial<Record<ResourceName, MessageKey>> = { partners: 'breadcrumbs.partners' }

/** Returns a formatter of a use: what it is called, which field of what it is, and where its form is. */
export function useUseLabels() {
  const { t } = useTranslation()
  return ({ entity, id, label, place }: MediaUse): { label: string; facts: string; href: string | undefined } => {
    if (!isResource(entity)) {
      const name = t(others[entity] ?? 'media.uses.title')
      return {
        label: label || name,
        facts: label ? name : '',
        href: entity === 'media' ? paths.mediaFile(id) : undefined,
      }
    }
    const { words, fields } = resources[entity]
    const many = t(names[entity] ?? words.many)
    const field = fields.find(({ name }) => name === place)
    const placed = place === 'attempts' ? t('media.uses.attempts') : field && t(field.label)
    return {
      label: label || many,
      facts: [many, placed].filter(Boolean).join(' · '),
      href: `/admin/${entity}/${id}`,
    }
  }
}
