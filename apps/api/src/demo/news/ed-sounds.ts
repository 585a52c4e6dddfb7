import type { AuthoredArticle } from './article.ts'

export const edSounds: AuthoredArticle = {
  title: 'Three doors for -ed',
  summary: 'Walked, opened, wanted: the same two letters, three sounds, and a way to choose.',
  tags: ['pronunciation', 'grammar'],
  author: 'teacher@thehouse.test',
  daysAgo: 90,
  text: `
<p>Most learners say all of them as <em>-edge</em> without the g. There are three doors instead, and the last sound of the verb
opens one.</p>
<table>
<thead><tr><th scope="col">Last sound</th><th scope="col">-ed sounds like</th><th scope="col">Say</th></tr></thead>
<tbody>
<tr><th scope="row">t, d</th><td>id, one more syllable</td><td>want-ed, need-ed</td></tr>
<tr><th scope="row">p, k, f, s, sh, ch</th><td>t</td><td>walkt, washt, kisst</td></tr>
<tr><th scope="row">everything else</th><td>d</td><td>openD, calleD, playeD</td></tr>
</tbody>
</table>
<p>Put a hand on your throat. Where it hums at the end of the verb, go on humming: <strong>d</strong>. Where it is quiet, stay
quiet: <strong>t</strong>. You need no list; you carry the rule in your neck.</p>`,
}
