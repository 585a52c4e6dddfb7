import { content, pt } from '../../authoring/topics.ts'

export const story = content({
  name: 'Five steps from never to always',
  icon: 'story',
  subject: 'Five steps from never to always',
  text: `
<p>The stairs of number 7 have five steps, and each one answers the question <strong>How often?</strong> (${pt('Com que frequência?')})
Climb them slowly and say the word on each step.</p>
<table>
<thead><tr><th scope="col">Step</th><th scope="col">Word</th><th scope="col">Ana says</th></tr></thead>
<tbody>
<tr><td>5, the top</td><td><strong>always</strong></td><td>I always drink coffee in the morning.</td></tr>
<tr><td>4</td><td><strong>usually</strong></td><td>I usually take the bus.</td></tr>
<tr><td>3</td><td><strong>often</strong></td><td>I often call my mother.</td></tr>
<tr><td>2</td><td><strong>sometimes</strong></td><td>I sometimes go dancing.</td></tr>
<tr><td>1, the bottom</td><td><strong>never</strong></td><td>I never get up at five.</td></tr>
</tbody>
</table>
<h3>Where the word stands</h3>
<p>Before the verb: Ana <strong>always walks</strong>. But after <strong>be</strong>: Ana <strong>is always</strong> happy.</p>
<h3>The s on the handrail</h3>
<p>When he, she, or it climbs the stairs, the verb holds the handrail, and the handrail has the shape of an <strong>s</strong>:
I walk, you walk, but Mrs. Reed walk<strong>s</strong>. In questions and with <em>not</em>, the small helper <strong>does</strong> takes the s away:
<strong>Does</strong> she walk? She <strong>doesn't</strong> run.</p>`,
})
