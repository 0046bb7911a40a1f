/**
 * Clipboard HTML of Word: paragraphs with Word's classes, list items as paragraphs, no-break spaces, a table without
 * header cells.
 */
export const wordText = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><!--StartFragment-->
<p class=MsoNormal><span style='font-size:11.0pt'>Detta är <b>viktigt</b> och <i>kursivt</i>, ”klokt” sagt, 100&nbsp;m bort.<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'>·<span>&nbsp;&nbsp;&nbsp; </span></span><![endif]>Första punkten<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'>·<span>&nbsp;&nbsp;&nbsp; </span></span><![endif]>Andra punkten<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<table class=MsoTableGrid border=1><tr><td><p class=MsoNormal>A<o:p></o:p></p></td><td><p class=MsoNormal>B<o:p></o:p></p></td></tr><tr><td><p class=MsoNormal>1</p></td><td><p class=MsoNormal>2</p></td></tr></table>
<!--EndFragment--></body></html>`
