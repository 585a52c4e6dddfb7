/**
 * @typedef {object} Fault a typical mistake, in one place of the tree
 * @property {string} name
 * @property {string} file contains `find` exactly once
 * @property {string} find
 * @property {string} replace
 * @property {string[]} check the command that must fail
 */

const vitest = (project, ...files) => ['vitest', 'run', '--project', project, ...files]
const texts = ['node', 'packages/i18n/src/check/cli.ts']

/** @type {Fault[]} One from each layer; apps/docs/adr/0024-faults-on-purpose.md describes which checks find them. */
export const faults = [
  {
    name: 'a missing label',
    file: 'packages/design-system/src/exercises/letter-boxes/word-frame.tsx',
    find: "aria-label={t('exercises.letters.word', { position: part.blank, total, count })}",
    replace: '',
    check: vitest('design-system', 'packages/design-system/src/exercises/spoken.test.tsx'),
  },
  {
    name: 'a wrong colour token',
    file: 'packages/design-system/src/theme/semantic-colors.ts',
    find: "'fg.muted': { light: 'ink.500'",
    replace: "'fg.muted': { light: 'ink.200'",
    check: vitest('design-system', 'packages/design-system/src/theme/contrast.test.ts'),
  },
  {
    name: 'a missing permission',
    file: 'apps/api/src/contract/require-permission.ts',
    find: "if (!allows(call.permission, user)) throw new DomainError('access.denied')",
    replace: '',
    check: vitest('api', 'apps/api/src/access.test.ts'),
  },
  {
    name: 'a lost answer',
    file: 'apps/portal/src/outbox/delivery.ts',
    find: 'drafts.setStatus(entry, waitingAfter(failure))',
    replace: 'storage.remove(entry)\n      drafts.setStatus(entry, waitingAfter(failure))',
    check: vitest('portal', 'apps/portal/src/outbox/outbox.test.ts'),
  },
  {
    name: 'an unhandled 409',
    file: 'apps/portal/src/areas/admin/managed/managed-form.tsx',
    find: '{row && <ConflictDialog',
    replace: '{!row && <ConflictDialog',
    check: vitest('portal', 'apps/portal/src/areas/admin/managed/managed-screens.test.tsx'),
  },
  {
    name: 'a missing plural',
    file: 'packages/i18n/locales/pt/common.json',
    find: '  "dollars_many": "{{count}} de dólares",\n',
    replace: '',
    check: texts,
  },
  {
    name: 'a query without its index',
    file: 'apps/api/src/db/migrations/0003_hall.sql',
    find: 'CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id","number" DESC NULLS LAST) WHERE not "notifications"."read";',
    replace: 'SELECT 1;',
    check: vitest('api', 'apps/api/src/db/query-plans.test.ts'),
  },
  {
    name: 'an untranslated text',
    file: 'apps/portal/src/areas/partners/partner-contact.tsx',
    find: `textStyle="heading">\n          {t('partners.contact')}`,
    replace: `textStyle="heading">\n          How to reach them`,
    check: texts,
  },
  {
    name: 'a focus that is lost',
    file: 'packages/design-system/src/exercises/use-move-focus.ts',
    find: 'if (led) focus(part.current)',
    replace: '',
    check: vitest('design-system', 'packages/design-system/src/exercises/use-move-focus.test.tsx'),
  },
  {
    name: 'an unescaped html',
    file: 'packages/design-system/src/html/plain-html.ts',
    find: "join('|')})>|&",
    replace: "join('|')})(?: [^>]*)?>|&",
    check: vitest('design-system', 'packages/design-system/src/html/plain-html.test.ts'),
  },
  {
    name: 'a wrong mark',
    file: 'apps/api/src/areas/surveys/marking.ts',
    find: 'correct: credit === null ? null : credit === 100',
    replace: 'correct: credit === null ? null : credit > 0',
    check: vitest('api', 'apps/api/src/areas/surveys/marking.test.ts'),
  },
  {
    name: 'a broken migration',
    file: 'apps/api/src/db/migrations/0019_rulings_remarked.sql',
    find: 'ALTER TABLE "rulings" ADD COLUMN "remarked" integer DEFAULT 0 NOT NULL;',
    replace: 'SELECT 1;',
    check: vitest('api', 'apps/api/src/config.test.ts'),
  },
]
