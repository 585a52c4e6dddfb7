import { chakra, Stack } from '@chakra-ui/react'
import { Button, Form, NewPasswordFields, SelectField, TextField } from '@the-house/design-system'
import { foundSchoolSchema } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useState, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { postFounding } from '../../api/founding.ts'
import { useSchoolForm } from '../../page/form/use-school-form.ts'
import { paths } from '../../page/paths.ts'
import { offsetOf, timeZones } from '../../page/time-zones.ts'
import { setSession } from '../../session/session.ts'

const Group = chakra('fieldset', { base: { minW: 0 } })
const Caption = chakra('legend', { base: { textStyle: 'heading', mb: 3 } })

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Group>
    <Caption>{title}</Caption>
    <Stack gap={5}>{children}</Stack>
  </Group>
)

const zoneOptions = (at: Date) =>
  timeZones().map((zone) => ({ value: zone, label: `${zone.replaceAll('_', ' ')} (${offsetOf(zone, at)})` }))

const ownZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** The form that founds a school: its first unit and its administrator, who is signed in by it. */
export function FoundForm({ token }: { token: string }) {
  // react-hook-form tracks reads of its state by proxies, which memoized reads would miss.
  'use no memo'
  const { t } = useTranslation()
  const [, navigate] = useLocation()
  const [zones] = useState(() => zoneOptions(new Date()))
  const { bind, busy, onSubmit } = useSchoolForm({
    schema: foundSchoolSchema,
    defaultValues: {
      unit: '',
      // The clock of the device, or the first of the list.
      time_zone: zones.find(({ value }) => value === ownZone())?.value ?? zones[0]?.value ?? '',
      name: '',
      email: '',
      password: '',
      confirmPassword: '',
    },
    send: async (values) => {
      const { token: session, user } = await postFounding(token, values)
      setSession(session, user)
      // The used link does not stay in the history.
      navigate(paths.founding, { replace: true })
    },
  })
  return (
    <Form
      busy={busy}
      onSubmit={onSubmit}
      actions={
        <Button type="submit" variant="primary" size="lg" loading={busy}>
          {t('founding.found.submit')}
        </Button>
      }
    >
      <Part title={t('founding.found.unitPart')}>
        <TextField
          {...bind('unit')}
          label={t('founding.found.unit')}
          hint={t('founding.found.unitHint')}
          autoComplete="organization"
        />
        <SelectField
          {...bind('time_zone')}
          label={t('founding.found.zone')}
          hint={t('founding.found.zoneHint')}
          options={zones}
        />
      </Part>
      <Part title={t('founding.found.youPart')}>
        <TextField {...bind('name')} label={t('founding.found.name')} autoComplete="name" />
        <TextField
          {...bind('email')}
          type="email"
          label={t('founding.found.email')}
          hint={t('founding.found.emailHint')}
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <NewPasswordFields
          bind={bind}
          label={t('founding.found.password')}
          confirmLabel={t('founding.found.confirm')}
        />
      </Part>
    </Form>
  )
}
