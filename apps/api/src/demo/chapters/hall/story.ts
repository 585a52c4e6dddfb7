import { content, pt } from '../../authoring/topics.ts'

export const story = content({
  name: 'Things on hooks',
  icon: 'story',
  subject: 'Things on hooks',
  medium: { image: 'scene-hall' },
  text: `
<p>You are in. The hall is small, but everybody leaves something there. That makes it the right room for one question:
<strong>Whose is this?</strong> (${pt('De quem é isto?')})</p>
<h3>Four hooks, four owners</h3>
<table>
<thead><tr><th scope="col">Hook</th><th scope="col">Person</th><th scope="col">Word</th><th scope="col">What hangs there</th></tr></thead>
<tbody>
<tr><td>1</td><td>I</td><td><strong>my</strong></td><td>my scarf, ten meters long, with my name all over it</td></tr>
<tr><td>2</td><td>you</td><td><strong>your</strong></td><td>your hat, and it talks to you</td></tr>
<tr><td>3</td><td>he</td><td><strong>his</strong></td><td>Tom's coat: it hisses like a snake, <em>hissss</em></td></tr>
<tr><td>4</td><td>she</td><td><strong>her</strong></td><td>Mrs. Reed's umbrella, with <em>her</em> silver hair as a handle</td></tr>
</tbody>
</table>
<h3>Near and far</h3>
<p>Stand under the mirror. What you can touch is <strong>this</strong> (one) or <strong>these</strong> (two or more).
What hangs at the other end of the hall is <strong>that</strong> or <strong>those</strong>.</p>
<ul>
<li><strong>This</strong> is <strong>an</strong> umbrella. <strong>That</strong> is <strong>a</strong> coat.</li>
<li><strong>These</strong> are my keys. <strong>Those</strong> are his shoes.</li>
</ul>
<p>A tip for <strong>a</strong> and <strong>an</strong>: trust your ear. Before the sound of a vowel, the little word needs an <em>n</em> to hold on to: <strong>an u</strong>mbrella, <strong>an o</strong>ld hat.</p>`,
})
