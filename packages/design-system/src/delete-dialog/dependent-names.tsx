import { chakra } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'

/** The number of names shown: as many as can be read at a glance. */
const shown = 5

const Names = chakra('ul', { base: { listStyle: 'disc', ps: 5, '& li::marker': { color: 'fg.muted' } } })

/** The first few of many names, and the number of the others. */
export function DependentNames({ names }: { names: readonly string[] }) {
  const { t } = useTranslation()
  const more = names.length - shown
  return (
    <Names>
      {names.slice(0, shown).map((name, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two things may have one name
        <li key={`${index} ${name}`}>{name}</li>
      ))}
      {more > 0 && <li>{t('editing.delete.more', { count: more })}</li>}
    </Names>
  )
}
