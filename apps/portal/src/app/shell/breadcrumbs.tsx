import { chakra, Text } from '@chakra-ui/react'
import { allows } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { ChevronRight } from 'lucide-react'
import { Link } from 'wouter'
import { useUser } from '../../session/session.ts'
import { fillPath, type Params } from '../matching.ts'
import type { ScreenRow } from '../route-row.ts'
import { allRoutes } from '../routes.ts'

const Trail = chakra('ol', {
  base: { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, listStyle: 'none', color: 'fg.muted' },
})
const Step = chakra('li', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 1,
    textStyle: 'small',
    '& a': { display: 'inline-flex', alignItems: 'center', minH: 6, textUnderlineOffset: '3px' },
    '& a:hover': { color: 'fg', textDecoration: 'underline' },
  },
})

/** The route's ancestors from the root, and the route itself. */
function way(row: ScreenRow): ScreenRow[] {
  const parent = row.parent && allRoutes()[row.parent]
  return parent && 'screen' in parent ? [...way(parent), row] : [row]
}

/** The breadcrumbs of a screen. */
export function Breadcrumbs({ row, params }: { row: ScreenRow; params: Params }) {
  const { t } = useTranslation()
  const user = useUser()
  // An ancestor may be for others: the store of a unit that has none.
  const steps = way(row).filter((step) => step === row || allows(step.access, user))
  // The root has no ancestor to link to.
  if (steps.length === 1) return null
  return (
    <nav aria-label={t('common.breadcrumb')}>
      <Trail>
        {steps.map((step) => {
          const name = t(step.crumb, { id: params['id'] ?? '' })
          return (
            <Step key={step.path}>
              {step === row ? (
                <Text as="span" color="fg" fontWeight="medium" aria-current="page">
                  {name}
                </Text>
              ) : (
                <>
                  <Link href={fillPath(step.path, params)}>{name}</Link>
                  <ChevronRight size={14} aria-hidden="true" />
                </>
              )}
            </Step>
          )
        })}
      </Trail>
    </nav>
  )
}
