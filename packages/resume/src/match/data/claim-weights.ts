/** Learnt by `npm run learn`: what a clause has, and how much it speaks for a claim. Not edited by hand. */
export const claimBias = 0.23;
export const claimWeights = `
0 1.13
0 $ 0.57
0 0 0.69
0 _ 0 0.63
0 _ a 0.41
0 _ al 0.59
0 _ am 0.68
0 _ and 0.45
0 _ autumn -0.06
0 _ day 0.16
0 _ de 0.22
0 _ der 0.22
0 _ en 0.53
0 _ et 0.38
0 _ euros -0.06
0 _ gefuhrt 0.20
0 _ gemacht 0.23
0 _ heute 0.35
0 _ i -0.07
0 _ ich 0.39
0 _ idea -0.51
0 _ im 0.57
0 _ in 0.31
0 _ it 0.23
0 _ la 0.39
0 _ last 0.23
0 _ le 0.45
0 _ m 0.22
0 _ no 0.07
0 _ not -0.26
0 _ of 0.24
0 _ on 0.56
0 _ par 0.73
0 _ per 0.34
0 _ por 0.35
0 _ present 0.37
0 _ so 0.38
0 _ the 0.27
0 _ to 0.25
0 _ und 0.16
0 _ was -0.20
0 _ week 0.30
0 _ y 0.37
0 a 0.41
0 al 0.47
0 and 0.13
0 artikel 0.43
0 as 0.30
0 at 0.25
0 auf 0.25
0 b -0.50
0 bis 0.45
0 calls 0.14
0 colegas 0.28
0 de 0.28
0 drivers 0.37
0 e 0.31
0 en 0.15
0 et -0.08
0 euros -0.48
0 h 0.51
0 horas 0.16
0 hours 0.36
0 i 0.25
0 im 0.42
0 in 0.32
0 jahre 0.56
0 k 0.41
0 kilos 0.38
0 leute 0.39
0 llamadas -0.14
0 m 0.35
0 may 0.21
0 mois 0.44
0 months 0.53
0 new 0.38
0 no -0.11
0 now 0.36
0 of 0.23
0 on 0.35
0 patients 0.31
0 people 0.22
0 percent 0.26
0 personas 0.28
0 personnes 0.45
0 present 0.61
0 prozent 0.27
0 residents 0.30
0 s 0.41
0 salaries 0.29
0 semaines 0.45
0 stunden 0.37
0 th -0.26
0 tickets 0.35
0 to 0.59
0 tonner 0.35
0 weeks 0.45
0 wpm 0.29
0 y 0.14
0 years -0.08
^ 0 0.44
^ _ 0 0.29
^ _ a -0.05
^ _ acme 0.26
^ _ adults -0.22
^ _ after 0.28
^ _ ahnung -0.65
^ _ also 0.44
^ _ an 0.56
^ _ and 0.66
^ _ ano -0.44
^ _ assistant 0.35
^ _ at -0.06
^ _ au -0.17
^ _ auf -0.49
^ _ aussi 0.28
^ _ aux 0.49
^ _ avait -0.46
^ _ b 0.96
^ _ be -0.52
^ _ been -0.10
^ _ bei 0.66
^ _ bi -0.42
^ _ bin 0.12
^ _ bisschen -0.40
^ _ bit -0.56
^ _ boss -0.21
^ _ budget -0.29
^ _ charge 0.18
^ _ chef -0.25
^ _ clases 0.12
^ _ colleague -0.26
^ _ company -0.23
^ _ comptable -0.18
^ _ con 0.25
^ _ connais 0.36
^ _ controller 0.17
^ _ could -0.60
^ _ counts 0.19
^ _ das 0.23
^ _ de 0.45
^ _ del -0.35
^ _ der 0.10
^ _ des 0.49
^ _ designer -0.17
^ _ did -0.40
^ _ die -0.16
^ _ direction -0.18
^ _ do -0.09
^ _ don't -0.58
^ _ drove 0.41
^ _ du -0.14
^ _ eine -0.39
^ _ el 0.47
^ _ empresa -0.14
^ _ en 0.07
^ _ engineer 0.27
^ _ es -0.48
^ _ eso -0.47
^ _ et 0.64
^ _ ete 0.24
^ _ every 0.31
^ _ excel 0.37
^ _ experience -0.06
^ _ fait -0.17
^ _ falta 0.34
^ _ fehlt 0.39
^ _ firm -0.22
^ _ firma -0.17
^ _ fur 0.07
^ _ going 0.05
^ _ got 0.51
^ _ gustaria -0.46
^ _ habe 0.20
^ _ haben 0.08
^ _ hacia 0.27
^ _ had -0.34
^ _ hat -0.80
^ _ hatte -0.26
^ _ hatten -0.23
^ _ have 0.12
^ _ he -0.43
^ _ headteacher 0.08
^ _ hold 0.40
^ _ hons 0.10
^ _ i 0.07
^ _ i've -0.69
^ _ ich -0.54
^ _ im -0.22
^ _ improved 0.34
^ _ in 0.08
^ _ involved 0.27
^ _ is 0.11
^ _ ist 0.34
^ _ it -0.19
^ _ ja -0.24
^ _ je -0.63
^ _ kann 0.27
^ _ kenne 0.34
^ _ klasse 0.38
^ _ know 0.23
^ _ la 0.22
^ _ las -0.14
^ _ les 0.19
^ _ level -0.09
^ _ licence 0.36
^ _ like -0.46
^ _ little -0.55
^ _ lo -0.63
^ _ look 0.44
^ _ los 0.65
^ _ love -0.34
^ _ m'a -0.26
^ _ ma -0.56
^ _ manage 0.43
^ _ manager 0.52
^ _ mann -0.33
^ _ manque 0.35
^ _ marlow 0.50
^ _ me -0.52
^ _ mi 0.29
^ _ mir -0.13
^ _ mis 0.49
^ _ mit 0.75
^ _ moi 0.44
^ _ mon 0.35
^ _ moved 0.51
^ _ my 0.74
^ _ n'ai -0.48
^ _ nach -0.27
^ _ ne -0.82
^ _ nicht -0.39
^ _ no -0.74
^ _ noch 0.05
^ _ not -0.41
^ _ nur -0.44
^ _ nurse 0.58
^ _ nutze 0.32
^ _ on -0.43
^ _ once -0.49
^ _ orders 0.37
^ _ oui -0.21
^ _ out -0.67
^ _ parle 0.48
^ _ part 0.41
^ _ pas -0.44
^ _ passe -0.28
^ _ peu -0.52
^ _ poco -0.52
^ _ presupuesto 0.09
^ _ python -0.23
^ _ que -0.97
^ _ responsible 0.33
^ _ s 0.14
^ _ sais 0.45
^ _ sap 0.06
^ _ sat -0.17
^ _ sc 0.22
^ _ schein -0.46
^ _ schon -0.55
^ _ service 0.40
^ _ set 0.39
^ _ shadowed -0.36
^ _ si -0.23
^ _ sind -0.50
^ _ so -0.44
^ _ spanish -0.17
^ _ speak 0.30
^ _ spreche 0.14
^ _ start -0.50
^ _ suis -0.15
^ _ suppose -0.49
^ _ sur 0.49
^ _ sure 0.21
^ _ teacher 0.23
^ _ tengo -0.16
^ _ tenu -0.34
^ _ tests -0.55
^ _ that 0.46
^ _ the 0.06
^ _ think -0.49
^ _ to 0.09
^ _ toujours -0.58
^ _ trained 0.32
^ _ tres 0.56
^ _ type 0.32
^ _ un 0.34
^ _ una -0.16
^ _ und -0.06
^ _ une -0.32
^ _ uns -0.21
^ _ up 0.37
^ _ use 0.22
^ _ used -0.27
^ _ ux 0.30
^ _ vais -0.53
^ _ veux -0.51
^ _ von 0.62
^ _ want -0.39
^ _ waren 0.09
^ _ was -0.33
^ _ with 0.44
^ _ worked -0.27
^ _ wrote 0.46
^ _ wurde -0.33
^ _ y 0.20
^ _ years -0.15
^ a -0.58
^ about 0.36
^ add 0.33
^ algo -0.51
^ als 0.37
^ also 0.34
^ anglais 0.48
^ antes 0.29
^ assistant 0.19
^ assisted 0.13
^ at 0.25
^ aucun -0.11
^ aucune 0.11
^ auf -0.12
^ autocad -0.14
^ avant 0.35
^ avec 0.18
^ ayudaba -0.23
^ before 0.28
^ bei 0.22
^ bien 0.36
^ bin -0.67
^ bsc 0.08
^ bts 0.37
^ built 0.55
^ c -0.44
^ c'est -0.47
^ c'etait -0.45
^ ca -0.95
^ cad 0.38
^ can 0.59
^ can't -0.36
^ cap 0.50
^ career 0.48
^ carne 0.46
^ carnet -0.23
^ chez -0.08
^ claro 0.44
^ con 0.15
^ creo -0.32
^ cycle 0.40
^ da -0.38
^ dans -0.42
^ das -0.33
^ de -0.61
^ den -0.45
^ der -0.33
^ deutsch 0.54
^ di 0.14
^ did 0.44
^ die -0.54
^ disenador 0.57
^ does -0.58
^ duties 0.40
^ ein -0.66
^ el -0.67
^ englisch 0.29
^ english 0.38
^ entre -0.24
^ erp 0.12
^ es 0.24
^ eso -0.78
^ estoy -0.81
^ estuve -0.50
^ excel 0.07
^ frances 0.32
^ fuhrerschein -0.10
^ go 0.27
^ grado 0.30
^ hab -0.21
^ habia -0.63
^ hablo 0.49
^ haha -0.61
^ half -0.41
^ have -0.49
^ he 0.48
^ head 0.12
^ helped 0.15
^ helping 0.43
^ hice 0.24
^ hoping -0.51
^ i 0.29
^ i'd -0.56
^ i'm -0.80
^ i've 0.06
^ ich 0.17
^ if -0.52
^ il -0.10
^ im -0.23
^ in 0.32
^ ingles -0.53
^ introduced 0.51
^ iso -0.32
^ it -0.94
^ it's -0.50
^ j'etais -0.11
^ j'utilise 0.20
^ ja 0.48
^ java 0.55
^ je -0.06
^ k 0.19
^ kann -0.09
^ konnte -0.44
^ la -0.88
^ las -0.83
^ le -0.46
^ lead 0.29
^ led 0.22
^ les -0.88
^ licence -0.54
^ llevo 0.46
^ lo -0.60
^ lol -0.43
^ los -0.75
^ ma -0.54
^ managed 0.26
^ me -0.56
^ mein -0.53
^ meine -0.30
^ mejore 0.37
^ mi -0.39
^ might -0.39
^ mit -0.11
^ mon -0.88
^ my -0.60
^ new 0.36
^ ni -0.08
^ nicht -0.49
^ no -0.73
^ nope -0.57
^ not -0.40
^ null -0.49
^ nunca -0.48
^ nur -0.65
^ oh 0.10
^ on -0.20
^ only -0.30
^ oui 0.33
^ our -0.84
^ own 0.19
^ participe 0.18
^ pas -0.57
^ permis -0.08
^ photoshop -0.05
^ planning -0.35
^ pour -0.06
^ power -0.42
^ project 0.41
^ pta 0.15
^ pues 0.22
^ python 0.50
^ qualifications 0.58
^ quand -0.20
^ quiero -0.57
^ ran 0.17
^ rechtsanwaltsfachangestellte 0.36
^ research 0.44
^ responsable 0.34
^ responsible 0.34
^ sales 0.60
^ se 0.34
^ seit 0.37
^ senior 0.47
^ solo -0.71
^ some -0.63
^ sort -0.35
^ soy 0.35
^ sql -0.36
^ staff 0.47
^ staplerschein 0.37
^ supervised 0.25
^ sure 0.44
^ tambien 0.56
^ tengo -0.24
^ that -0.45
^ that's -0.18
^ the -0.77
^ there -0.48
^ they -0.49
^ took -0.06
^ tous 0.22
^ trained 0.36
^ un -0.96
^ unas 0.36
^ une -0.39
^ used 0.19
^ uso 0.40
^ voy -0.46
^ was 1.00
^ we -0.08
^ weiss -0.34
^ wenn -0.59
^ wir 0.23
^ word 0.31
^ work 0.65
^ worked 0.22
^ would -0.50
^ wrote 0.84
^ wurde -0.14
^ y 0.44
^ yep 0.28
^ yes 0.16
^ yo 0.32
^ you 0.51
^ zero -0.67
^ zwei -0.19
a 0 0.42
a _ 0 0.85
a _ a 0.16
a _ and 0.30
a _ at 0.10
a _ but -0.11
a _ cargo 0.18
a _ clientes 0.31
a _ colegas 0.28
a _ con 0.08
a _ de -0.20
a _ for 0.70
a _ in -0.25
a _ j'ai 0.33
a _ je 0.22
a _ jefa -0.39
a _ les 0.13
a _ licence 0.39
a _ mairie 0.47
a _ mejor -0.32
a _ missing 0.16
a _ of 0.18
a _ on -0.23
a _ para 0.56
a _ to 0.09
a bit -0.26
a clean 0.43
a cuatro 0.34
a day 0.15
a diario 0.45
a few -0.46
a forklift -0.42
a job 0.48
a jour 0.47
a l'ecole -0.62
a la 0.44
a little -0.13
a lo -0.32
a longtemps -0.33
a mi 0.37
a ninos 0.38
a team -0.16
a week 0.58
a year 0.35
aat -0.32
aat _ 0 0.46
aat level 0.46
ab 0.25
aber -0.82
abgel* -0.31
abges* 0.26
abgeschlossen 0.26
about -0.09
about 0 0.56
about _ a 0.32
about _ calls 0.36
about to -0.54
abrec* 0.28
abrechnung 0.28
absch* 0.43
abschluss 0.40
abtei* -0.38
acces* 0.57
access 0.24
access $ 0.38
accid* 0.56
accident 0.44
accident _ 0 0.44
accou* 0.10
account 0.55
accounts -0.20
acme 0.35
activ* 0.53
active 0.53
actua* 0.46
acuer* -0.39
acuerdo -0.39
acuerdo $ -0.32
add 0.42
add a 0.18
add my 0.23
adema* 0.45
ademas 0.45
adr -0.26
adult 0.35
adult* -0.37
adults -0.37
afrai* -0.47
afraid -0.47
after 0.20
after 0 0.38
after a 0.13
after the 0.34
agenc* -0.65
agency -0.09
agency $ -0.25
agent 0.46
agent* -0.38
ago -0.79
ago $ -0.49
agree* 0.38
ahnun* -0.65
ahnung -0.65
ai 0.17
ai jamais -0.29
aid -0.27
aide 0.63
ajout* 0.52
al -0.20
al 0 0.44
al _ de -0.08
al dia 0.23
alema* -0.16
aleman -0.16
algo -0.72
algo de -0.43
all 0.41
all our 0.62
all the 0.08
alle 0.38
allei* 0.31
alles 0.13
allow* -0.06
allowed -0.06
almac* 0.45
almacen 0.41
almacen $ 0.41
als 0.07
also 0.42
also did 0.18
also i 0.32
also know 0.35
altas -0.15
alten* 0.49
alter* 0.60
alway* -0.63
always -0.63
am -0.07
am 0 -0.50
am _ for -0.06
am _ in 0.53
am _ to -0.58
am fluent 0.34
am tag 0.33
an -0.09
an $ -0.24
an agency -0.48
an der 0.16
an online -0.31
an und 0.40
analy* 0.25
analytical 0.33
and 1.15
and 0 0.22
and _ 0 0.24
and _ for 0.50
and _ in 0.50
and _ it 0.22
and _ on 0.15
and _ ran 0.51
and _ the -0.12
and _ their 0.18
and _ was 0.28
and _ with 0.33
and a 0.57
and i 0.24
and the 0.57
and tig 0.29
ander* -0.41
andere -0.55
anderen 0.10
angem* -0.64
angemeldet -0.64
angla* 0.09
anglais 0.09
anima* -0.12
anleg* 0.43
anlegen 0.43
annee -0.38
annua* 0.23
annual 0.23
ano -0.21
ano pasado 0.09
ano que -0.20
anos 0.54
anos $ 0.27
anos _ la -0.18
anos de 0.47
anos en 0.31
anruf* -0.07
anrufe -0.07
anrufe _ tag -0.07
anrufe am -0.07
ans 0.48
ans $ 0.12
ansib* 0.44
ansible 0.44
answe* 0.22
antes 0.63
antes de 0.72
any -0.77
anyth* -0.50
anything -0.50
appre* 0.44
apprendre -0.61
apprenticeship 0.26
apprentis 0.52
apprentis $ 0.43
appri* -0.21
appris -0.21
appro* 0.48
apren* 0.07
aprender -0.38
aprendices 0.49
aprob* 0.21
apunt* -0.83
arbei* 0.46
arbeiten 0.35
archi* -0.68
archive 0.12
are -0.40
aroun* 0.19
around 0.19
around 0 0.16
arriv* -0.13
art 0.72
artik* 0.43
artikel 0.43
as 0.12
as a 0.35
as well 0.54
asi -0.23
asses* -0.10
assessments -0.22
assis* 0.46
assistant 0.47
assisted -0.08
assisted with -0.23
assoc* 0.72
associate 0.32
associates 0.14
association 0.46
at 0.17
at _ dental 0.18
at all -0.26
at the 0.19
atenc* 0.54
atencion 0.54
atencion en 0.31
atend* 0.29
atendia 0.25
atendia a 0.46
attes* -0.40
attestation -0.40
au _ de 0.19
au pair 0.39
au printemps -0.33
auch 0.62
auch $ 0.46
auch die 0.38
aucun -0.11
aucun* -0.17
aucune -0.17
audit 0.20
audit* -0.50
audits -0.35
audits $ -0.06
auf -0.20
auf 0 0.47
auf _ 0 0.56
auf _ baustelle 0.49
auf der -0.08
auf die -0.14
aufga* -0.06
aufge* 0.10
augus* 0.26
august 0.26
august 0 0.26
aula -0.08
aus 0.23
ausbi* 0.19
ausbilderschein 0.14
ausbildung 0.12
ausge* 0.10
ausse* 0.05
aussi 0.85
aussi fait 0.24
autho* 0.56
auto 0.21
autoc* 0.35
autocad 0.34
autocad $ 0.44
autum* -0.30
autumn -0.30
auxil* 0.28
auxiliar 0.28
auxiliar de 0.28
auxilios -0.06
avait -0.81
avait sap -0.16
avait un -0.50
avec 0.36
avec 0 0.44
avec les 0.54
away -0.37
away $ 0.17
aws -0.55
ayuda* 0.18
ayudaba -0.23
ayudaba _ mi -0.39
ayudaba a -0.23
ayudante 0.41
ayudante de 0.40
ayunt* 0.52
ayuntamiento 0.52
azubi* 0.33
azubis 0.33
b 0.30
b 0 -0.51
b _ 0 0.29
b s 0.14
ba 0.19
back 0.23
backe* 0.37
backerei 0.31
baje 0.48
bajo 0.40
bajo _ 0 0.40
bank 0.44
banne* -0.59
baris* 0.44
barista 0.44
basic 0.63
basic* -0.14
basico $ 0.22
basics $ -0.21
baust* 0.49
baustelle 0.49
bay 0.41
be -0.37
be _ to 0.05
been 0.29
been doing 0.43
before -0.08
bei 0.47
bei _ habe 0.35
bei der 0.27
bei uns -0.59
beim -0.10
beim drk 0.63
belon* -0.28
belt -0.35
benev* 0.64
beruf* 0.35
beste* 0.33
bestellungen 0.13
betre* 0.18
betri* 0.33
betrieb 0.06
betwe* 0.18
between 0.18
bexle* 0.32
bexley 0.32
bexley _ plc 0.32
bexley footwear 0.32
bi 0.13
bi $ -0.08
bien -0.51
bien sur 0.36
big -0.26
bilin* 0.34
bin -0.26
bin mir -0.50
binom* -0.53
binome -0.53
bis 0.23
bissc* -0.40
bisschen -0.40
bit -0.35
bit of 0.06
bitte 0.58
bls 0.57
board 0.39
bodeg* 0.40
bodega 0.30
book -0.12
booke* -0.66
booked -0.66
booki* 0.30
booking 0.30
bookk* -0.11
bookkeeping -0.11
books 0.27
boot 0.18
bootc* 0.54
bootcamp 0.54
bosch 0.32
boss -0.33
boss _ the -0.15
both 0.38
both $ 0.30
branc* 0.31
break -0.23
brenn* 0.35
brenntag 0.32
brenntag $ 0.30
brigh* 0.40
broad* 0.36
broth* -0.58
brother -0.44
broug* -0.26
brought -0.26
bsc 0.08
bsc hons 0.08
bts 0.44
buchh* -0.65
budge* -0.51
budget -0.44
budget $ -0.19
budget de -0.16
budgets -0.20
budgets $ -0.51
build 0.43
build* 0.18
builders 0.25
building 0.29
built the 0.13
buro -0.39
bus 0.49
busin* 0.46
business 0.46
but -0.71
but _ was 0.32
but i -0.20
but it -0.19
but not -0.34
by -0.34
by _ agency -0.25
by the -0.54
c 0.09
c 0 -0.36
c _ 0 -0.18
c e 0.42
c'est -0.62
c'est _ collegue -0.33
c'est _ qui 0.42
c'est le -0.68
c'est ma -0.33
c'est moi 0.58
c'est mon -0.11
c'eta* -0.36
c'etait -0.36
ca -0.57
ca $ -0.39
ca 0 0.62
ca compte 0.11
cabin* 0.19
cabinet 0.19
cable* -0.18
caces -0.07
caces 0 0.35
caces _ 0 0.24
cad 0.60
cada 0.77
cadre -0.11
caduc* -0.41
caduco -0.41
caduco el -0.25
cafe -0.44
cafe $ -0.45
caiss* 0.34
caisse 0.32
caisse $ 0.35
caja 0.12
caja $ -0.10
cajer* 0.40
calcu* -0.24
call -0.15
calle* 0.16
called -0.12
calls _ day -0.11
came -0.18
camio* -0.20
camion -0.43
can read 0.07
can't -0.93
candi* -0.13
cannu* 0.49
canva -0.24
canva $ 0.33
cap 0.57
cap _ 0 0.37
car 0.50
cardi* 0.32
care 0.20
care of -0.48
care plans 0.19
caree* 0.54
career 0.54
cargo 0.13
cargo $ -0.35
carne -0.23
carne _ carretillero -0.12
carne de 0.17
carne* -0.31
carnet -0.31
carnet $ -0.38
carnet de -0.29
carre* -0.54
carrera -0.56
carretillero -0.29
cash 0.35
cashe* 0.11
cashed 0.11
cashed up 0.11
casi -0.08
catal* 0.07
catalan 0.06
cathe* 0.55
ce -0.37
centr* 0.30
central -0.35
centre 0.52
certa* 0.19
certi* -0.47
certificacion -0.50
certificado 0.20
certificado de 0.23
certificat -0.34
certificate -0.10
certificate _ 0 0.35
certified -0.40
change 0.36
chant* 0.44
chantier 0.43
chaqu* 0.46
chaque 0.46
chaque mois 0.37
charg* 0.12
charge 0.26
charge of 0.21
chari* 0.45
charity 0.53
chart* 0.56
charts 0.49
chaud -0.11
chaud $ -0.11
chauf* 0.17
chauffeurs 0.17
check 0.36
check* 0.60
checking 0.37
chef -0.17
chef $ -0.21
chef d'equipe 0.08
chef de 0.21
cheff* 0.22
cheffe 0.22
chefi* -0.26
chefin -0.26
chemi* 0.60
chez 0.74
chez brenntag 0.12
children's 0.22
ci 0.32
cierr* 0.14
cierre 0.25
cinco 0.74
circu* 0.60
circuits 0.52
city 0.45
claim* 0.45
claims 0.45
claro 0.44
class -0.23
class* 0.37
classroom 0.40
clean 0.55
clean _ licence 0.29
clean* 0.39
cleaning 0.39
clerk 0.28
clien* 0.59
clientes 0.47
clients 0.17
clini* 0.68
close 0.20
closi* 0.48
closing 0.48
clotu* 0.15
cloture 0.33
cloud 0.57
cloud $ 0.51
club -0.18
club de -0.18
cmr -0.06
cnc -0.61
co -0.17
coach* 0.65
cocin* 0.32
cocina 0.07
code 0.26
coffee _ 0 -0.30
coleg* -0.11
colegas 0.28
colegas $ 0.28
colle* 0.08
colleague -0.41
college -0.09
college 0 0.68
collegue -0.33
colum* 0.45
columbus 0.34
columbus oh 0.34
com 0.54
com $ 0.36
com 0 0.16
com _ 0 0.18
com example 0.36
comed* -0.31
comedor -0.31
comma* 0.21
commandes 0.24
comme* -0.57
commence -0.66
commence le -0.59
commercial 0.38
commi* 0.67
commis 0.48
commu* 0.50
communication 0.17
como -0.20
compa* -0.12
companera -0.22
companera $ -0.18
company -0.27
company _ sap -0.23
compl* 0.33
complaints 0.14
compr* -0.07
compt* -0.20
compta -0.21
comptabilite -0.17
compte -0.60
compte $ -0.25
comptes 0.45
con 0.12
con 0 0.29
con _ 0 0.37
con _ de -0.19
con eso -0.45
con la -0.17
con ninos -0.40
condu* 0.12
conducir 0.39
conducteur 0.26
conduis -0.15
conduite -0.30
confi* 0.20
confl* 0.51
conna* 0.15
connais 0.36
connais aussi 0.37
const* 0.39
construction 0.25
consu* -0.13
consultant -0.56
conta* 0.16
contabilidad -0.09
contr* 0.18
contract 0.27
control 0.06
controller 0.17
controlo -0.20
conve* -0.16
coord* -0.07
coordinadora -0.29
corpo* 0.15
corre* 0.52
corri* 0.47
cosa -0.49
cosa de -0.35
could -0.77
could _ it -0.41
could be -0.32
could* -0.10
couldn't -0.10
counc* 0.48
council 0.38
count -0.60
count* -0.11
counterbalance 0.23
counts -0.11
courr* 0.33
courriers 0.33
courriers $ 0.33
cours* -0.24
course -0.24
course _ the -0.46
course in -0.40
couve* 0.38
cover -0.35
cover $ -0.21
cover* 0.07
cpa 0.57
cpr 0.36
cpr $ 0.23
creat* 0.41
creative 0.32
credi* 0.36
creo -0.11
creo _ si -0.29
creo que -0.29
crew -0.41
crm 0.10
crois -0.59
crois* 0.41
croises 0.41
css 0.52
cuand* 0.09
cuando 0.09
cuatr* 0.47
cuatro 0.47
cuent* -0.50
cuenta -0.70
cuenta $ -0.27
cuentas 0.21
cuisi* 0.30
cuisine 0.30
curso -0.63
curso $ -0.54
curso de -0.46
curso* 0.19
cursos 0.19
custo* 0.80
customers 0.65
cut 0.19
cut the 0.19
cycle 0.40
cycle counts 0.40
d 0.33
d'aut* -0.20
d'autre -0.20
d'equipe $ -0.06
d'exp* -0.05
d'une 0.19
da -0.51
da _ ich -0.58
da _ noch 0.46
da war -0.17
dabei -0.64
dafur -0.88
daily 0.79
damit -0.62
dans -0.11
dans la 0.27
dans une 0.13
das -0.62
das _ der 0.10
das _ ich 0.20
das hat -0.35
das zahlt -0.20
dass -0.19
dass ich -0.19
data 0.35
date 0.32
date $ 0.32
datev 0.47
day 0.24
day $ 0.07
days 0.12
de -0.09
de 0 1.02
de _ 0 -0.07
de _ a 0.36
de _ au -0.13
de _ avec -0.26
de _ chez -0.14
de _ con 0.29
de _ de 0.49
de _ desde 0.42
de _ distribuidora 0.25
de _ en 0.43
de _ et 0.18
de _ je 0.36
de _ la 0.35
de _ le -0.30
de _ ni -0.52
de _ no -0.45
de _ par 0.12
de _ para -0.49
de _ personas 0.27
de _ personnes 0.20
de _ que -0.26
de _ se -0.61
de _ y 0.25
de bodega 0.30
de camion -0.43
de carretillero -0.29
de chantier 0.41
de dos 0.52
de eso -0.51
de experiencia -0.21
de la -0.17
de los 0.30
de ma -0.17
de mi 0.14
de mon 0.51
de nuit -0.14
deal 0.31
dec 0.33
dec 0 0.33
decid* -0.62
decide -0.52
decir* -0.11
decirte -0.11
degre* 0.10
degree 0.10
degree $ -0.57
del 0.07
del 0 0.48
del _ 0 0.34
del _ al 0.44
deliv* 0.22
dem -0.28
demen* -0.29
den -0.30
den _ hat -0.40
den kassenabschluss -0.21
den staplerschein -0.12
denta* 0.18
dental 0.18
depar* 0.24
depen* -0.07
dependienta 0.46
deplo* 0.63
depot 0.61
depui* 0.26
depuis 0.26
depuis _ 0 0.53
deput* 0.15
der -0.33
der _ auf 0.36
der _ hab 0.19
der _ hat -0.54
der _ ist -0.38
der baustelle 0.49
der schein -0.38
der schule -0.48
der steuerberater -0.54
derni* 0.25
dernier 0.25
des 0.08
des _ de 0.38
des _ et -0.47
desde 0.67
desde 0 0.57
desde la 0.42
desig* 0.50
design 0.39
designed 0.50
designer -0.05
desk 0.42
desk $ 0.36
dessu* -0.52
dessus -0.52
dessus $ -0.49
deuts* 0.13
deutsch 0.13
deux 0.11
devel* 0.43
deven* -0.33
di 0.15
di clases 0.12
dia 0.07
diari* 0.66
diario 0.45
diario _ las 0.39
diario en 0.31
diario para 0.39
dias 0.50
dias $ 0.38
did -0.32
did _ ordering -0.28
did _ rota 0.42
did _ the 0.26
did a 0.29
did all 0.32
did at 0.42
did everything -0.43
did it -0.45
did the -0.43
didn'* -0.62
didn't -0.62
didn't _ it -0.37
die -0.45
die _ auf 0.10
die _ fur 0.37
die _ gemacht -0.35
die _ hat -0.37
die _ hatte -0.17
die _ im -0.33
die _ in 0.26
die _ mit -0.26
die dienstplane 0.28
die firma -0.17
die ganze 0.57
die prufung -0.52
die zentrale -0.33
diens* 0.14
dienstplane 0.53
digit* -0.15
dinam* 0.42
dinamicas 0.42
diploma 0.09
diplome -0.12
dire -0.31
dire que 0.23
direc* 0.41
direction -0.31
director 0.41
dirig* 0.17
disch* -0.24
discharge -0.12
discharge planning -0.30
disen* 0.32
disenador 0.21
dispu* -0.24
disti* 0.32
distinction 0.32
distr* -0.23
distribuidora 0.25
do -0.19
do it -0.08
do my -0.27
do the -0.08
docum* 0.28
does -0.83
doing -0.21
doing that -0.15
domin* -0.35
don't -0.92
don't have -0.47
donc -0.38
done -0.59
done $ -0.34
done _ the -0.28
done by -0.32
dos 0.37
dos anos 0.37
dossi* 0.06
dossier -0.41
dossiers 0.31
down 0.32
down _ 0 0.12
down from 0.12
doy 0.33
dr 0.78
drauf -0.77
drawi* 0.55
drei 0.38
dress* 0.10
dressings -0.24
drive -0.18
drive $ -0.59
drive* 0.29
drivers 0.45
drivi* 0.36
driving 0.36
driving licence 0.31
drk 0.63
du -0.21
du _ de -0.44
du club -0.18
du tout -0.44
dubli* 0.44
dublin 0.44
durch* -0.46
durin* 0.17
during 0.17
dutie* 0.40
duties 0.40
dynam* 0.33
e 0.81
each 0.70
educa* -0.11
educacion 0.27
eher -0.62
ehren* 0.28
eigen* 0.18
eight 0.21
ein -0.41
ein $ 0.16
ein bisschen -0.40
ein team -0.40
einar* -0.24
einarbeiten -0.55
einarbeiten $ -0.55
eine -0.84
einen -0.08
einge* 0.18
einzi* 0.28
einzige 0.48
el -0.23
el _ 0 -0.33
el _ al 0.49
el _ de 0.13
el _ del -0.14
el _ el -0.46
el _ este -0.46
el _ lo 0.10
el _ no -0.47
el _ pasado 0.09
el _ que 0.20
el _ yo -0.54
el ano -0.13
el carne -0.16
el certificado -0.24
el cierre 0.25
el curso -0.44
el equipo -0.66
el examen -0.28
el inventario -0.28
el que -0.38
el sistema 0.39
el taller -0.35
el titulo 0.26
elect* -0.59
elekt* -0.30
elle -0.21
elter* 0.48
empez* -0.44
emple* 0.23
emplo* 0.43
empre* -0.37
empresa -0.37
empresa _ sap -0.14
empresa tenia -0.14
en 0.12
en 0 0.20
en _ 0 0.36
en _ con 0.46
en _ curso -0.46
en _ de 0.25
en _ el -0.06
en _ forme 0.28
en _ que -0.36
en _ y 0.19
en el 0.24
en gestion 0.35
en hartley 0.23
en la 0.26
en ligne -0.13
en septiembre -0.51
en un -0.06
encad* -0.50
encadre -0.06
encan* -0.57
encar* 0.20
encargada 0.11
encargada de 0.54
encargado -0.20
encor* -0.16
encore -0.16
end 0.55
end of 0.38
enero 0.10
enfan* -0.13
enfer* -0.21
enfin -0.66
engin* 0.54
engineer 0.37
engineering 0.05
engineers 0.37
engli* 0.60
englisch 0.33
englisch $ -0.06
english 0.68
enoug* -0.40
enough -0.40
enough to -0.40
entie* -0.53
entra* 0.26
entre -0.16
entre 0 -0.28
entre* 0.80
entreprise 0.35
entry 0.10
entry $ 0.28
entwi* 0.45
envas* 0.38
envir* 0.47
environ 0.46
environ 0 0.30
epic 0.60
equip* 0.24
equipe 0.16
equipe de 0.28
equipo 0.09
equipo de 0.13
era -0.67
era _ de 0.21
erfah* -0.39
erfahrung -0.39
erled* -0.38
erledigt -0.38
erp 0.12
erste* 0.18
es -0.62
es fehlt 0.39
escri* 0.06
escue* -0.17
escuela -0.17
eso -0.44
eso $ -0.76
eso _ hacia 0.16
eso no -0.31
esper* -0.61
est -0.50
esta -0.09
estad* -0.08
este -0.51
este ano -0.43
estoy -0.83
estud* 0.43
estuv* -0.29
estuve -0.29
estuve en -0.21
et 0.68
et 0 -0.27
et _ la -0.23
et des -0.23
et je 0.26
et un 0.12
ete -0.20
etiqu* 0.27
etwa 0.37
etwa 0 0.37
eu -0.44
euros -0.15
eveni* -0.26
evening -0.43
event* -0.62
ever -0.74
every 1.10
every _ and 0.43
every day 0.41
every morning 0.41
every shift 0.52
every sunday 0.42
every week 0.30
every* 0.24
everything 0.18
exact* -0.24
exactly 0.06
exam -0.34
exam in 0.09
exame* -0.29
examen -0.29
exami* -0.18
examp* 0.72
example 0.72
example _ 0 0.20
example com 0.52
example org 0.55
excel $ 0.10
excel _ pivot 0.37
experience 0.09
experience $ 0.69
experience with -0.55
experiencia -0.14
experiencia en -0.40
expir* -0.49
exter* -0.75
fabri* -0.06
factu* 0.15
facturas -0.28
facturas $ 0.39
facturation 0.06
factures 0.08
factures $ 0.26
fahre* -0.08
fahrer -0.16
faire -0.12
faisa* -0.39
faisais 0.52
faisais les 0.50
faisait -0.80
faisait les -0.52
fait -0.61
falta 0.07
falta* -0.40
famil* -0.10
family -0.26
far -0.14
farma* 0.32
farmacia 0.32
faut -0.12
feb 0.43
feb 0 0.37
fehlt 0.63
ferre* 0.42
few -0.46
fiche* 0.13
fiches 0.13
field 0.21
figma 0.98
filin* 0.47
fin 0.12
fin de 0.41
final -0.12
finan* 0.42
finis* 0.17
finished 0.35
firm -0.28
firm _ iso -0.22
firm was -0.22
firma -0.25
firma _ sap -0.25
firma hatte -0.25
first 0.51
first aid -0.27
five 0.33
fluen* 0.46
fluent 0.46
fluent in 0.34
fluid* 0.48
fois -0.52
fois $ -0.21
food 0.17
food _ level 0.43
food hygiene 0.32
foods 0.60
foot -0.05
footw* 0.32
footwear 0.32
footwear plc 0.32
for 0.16
for _ 0 -0.31
for _ for 0.27
for _ months 0.25
for _ of -0.26
for _ people -0.11
for _ year -0.19
for _ years 0.37
for a 0.09
for it 0.08
for my 0.28
for the -0.31
for three 0.05
for two 0.23
forgo* -0.24
forgot 0.41
forkl* -0.23
forklift -0.23
forklift licence 0.18
form 0.49
forma* -0.40
formarme -0.41
formarme en -0.41
formation -0.28
formation $ 0.11
formation de 0.15
forme 0.18
forme _ 0 0.28
forme _ apprentis 0.37
forme a 0.09
forme* 0.41
formu* 0.17
four 0.57
francais 0.06
francais $ -0.16
frances 0.27
franz* -0.18
franzosisch -0.18
frau -0.06
frenc* 0.12
french 0.12
frida* 0.38
friday 0.38
from 0.37
from 0 0.35
from _ 0 0.14
from _ to 0.23
front 0.58
fruhj* -0.40
fruhjahr -0.40
fuhre 0.59
fuhre* -0.16
fuhrerschein -0.19
fuhrerschein klasse 0.38
fui 0.40
fui _ en 0.35
full 0.41
funf 0.08
fur 0.45
fur 0 0.21
fur _ leute 0.29
fur das 0.07
fur den -0.10
fur die 0.28
ganze 0.57
gearb* -0.26
gearbeitet -0.26
gefah* 0.79
gefuh* -0.05
gehol* -0.34
geholfen -0.34
gehor* 0.07
geler* -0.50
gelernt -0.50
gemacht $ -0.30
genau 0.27
gener* 0.53
general 0.54
general hospital 0.31
gente -0.64
gepla* -0.32
geplant -0.32
gepru* -0.14
gerad* -0.45
gerade -0.45
gere 0.60
germa* 0.09
german 0.09
gern -0.51
gesch* -0.16
geschafft -0.64
geschrieben 0.22
geschrieben $ 0.21
geste* -0.09
gestion 0.58
gesto* -0.36
gestoria -0.36
gestoria $ -0.36
get -0.31
get into -0.06
git 0.58
githu* 0.31
github 0.31
gitla* 0.40
gitlab 0.40
go -0.16
go $ -0.41
going -0.23
going to -0.59
googl* 0.20
google 0.20
google classroom 0.40
got 0.28
got my 0.52
got the -0.07
grado 0.48
grado superior 0.31
gradu* 0.79
graduate 0.51
grafi* 0.17
graph* -0.36
gros 0.09
gross* -0.28
group 0.48
group* 0.37
growt* 0.41
growth 0.41
grua -0.16
grund* 0.22
grundlagen -0.15
grupo 0.54
grupo* 0.20
grupos 0.20
grupos _ 0 0.20
grupos de 0.20
gusta* -0.46
gustaria -0.46
gut $ 0.33
h -0.09
h 0 0.25
hab 0.10
hab _ die 0.52
hab _ nicht -0.36
habe 0.17
habe _ 0 0.39
habe _ die 0.40
habe die 0.51
habe ich 0.21
haben -0.35
haben die -0.56
habia -0.85
habil* 0.31
habilitation 0.15
hablo 0.42
haccp 0.23
hace -0.95
hace _ anos -0.61
hacer -0.44
hacia -0.41
hacia los -0.33
hacia yo 0.36
had -0.63
had _ to -0.22
had a -0.12
had the -0.29
hago -0.09
haha -0.85
haha $ -0.45
halb -0.58
half -0.57
hand 0.34
handb* 0.43
hande* -0.13
handed -0.13
handl* 0.37
handle 0.39
handled the -0.61
handling 0.41
hard -0.42
hard _ say -0.47
hard to -0.47
hartl* 0.36
hartley 0.36
hartley $ 0.26
has -0.52
hasta 0.09
hasta 0 -0.24
hat -1.18
hat _ der -0.54
hat das -0.62
hat der -0.35
hat die -0.61
hat immer -0.42
hatte -0.44
hatte _ ich -0.25
hatte sap -0.25
hatte* -0.35
hatten -0.35
have -0.55
have $ -0.54
have a 0.12
have never -0.52
have to -0.46
have used 0.70
haven't -0.78
haven* -0.59
he -0.49
he _ con -0.38
he trabajado -0.38
he usado -0.19
head office -0.43
headt* 0.20
headteacher 0.20
healt* 0.44
health 0.40
heari* 0.42
hecho 0.14
help -0.31
helped the 0.05
helpi* 0.36
helping 0.36
her -0.57
her $ -0.53
herma* -0.47
hermano -0.40
heute 0.35
heute $ 0.35
hgv -0.51
hice -0.19
hice la -0.20
hice un 0.12
high 0.19
hirin* -0.07
hiring -0.07
hochs* 0.35
hochschule 0.35
hold 0.42
hold a 0.42
holid* -0.20
holiday -0.24
holidays $ 0.50
home 0.13
hons 0.10
hopin* -0.51
hoping -0.51
hoping to -0.51
horas -0.10
hospital $ 0.31
hospitality 0.56
hotel 0.77
hotel 0 0.30
hour 0.38
hours -0.19
house 0.46
housi* 0.38
housing 0.38
hplc -0.11
html 0.21
hubsp* 0.22
hubspot 0.22
hubspot $ 0.22
hygie* 0.32
hygiene 0.32
i -0.06
i _ 0 0.42
i _ a 0.75
i _ about -0.25
i _ after 0.06
i _ also 0.32
i _ and 0.25
i _ at 0.23
i _ do -0.22
i _ excel 0.44
i _ fluent 0.38
i _ have 0.09
i _ in -0.31
i _ know 0.10
i _ my -0.27
i _ on 0.25
i _ polish 0.23
i _ read -0.36
i _ responsible -0.06
i _ so -0.59
i _ the 0.42
i _ things 0.09
i _ to -0.66
i _ up -0.19
i _ used 0.35
i _ you -0.34
i also 0.45
i am 0.24
i can 0.15
i could -0.55
i didn't -0.51
i do 0.09
i don't -0.81
i drove 0.38
i had -0.40
i have -0.16
i hold 0.42
i improved 0.34
i know 0.29
i look 0.44
i looked -0.34
i manage 0.43
i never -0.41
i only -0.34
i planned 0.39
i ran 0.57
i set 0.08
i speak 0.30
i start -0.50
i suppose -0.49
i think -0.55
i took 0.37
i trained 0.33
i type 0.32
i use 0.43
i used -0.13
i want -0.39
i was 0.59
i wasn't -0.48
i wish -0.43
i worked 0.26
i wrote 0.38
i'd -0.70
i'd _ to -0.46
i'd be -0.26
i'd like -0.25
i'm -0.71
i'm _ to -0.51
i'm a 0.28
i'm going -0.40
i've -0.09
i've _ a -0.30
i've _ done -0.41
i've _ it 0.54
i've been 0.50
i've done -0.21
ich -0.16
ich $ 0.05
ich 0 0.47
ich _ 0 1.01
ich _ an -0.48
ich _ auch 0.50
ich _ das -0.15
ich _ den 0.57
ich _ der -0.07
ich _ die 0.16
ich _ ein 0.20
ich _ fur 0.35
ich _ gemacht -0.20
ich _ jahre 0.34
ich _ leute 0.20
ich _ mal -0.44
ich _ mich -0.55
ich _ nicht -0.43
ich _ noch -0.16
ich _ nur -0.62
ich _ sie -0.43
ich auch 0.72
ich bei 0.55
ich bin 0.16
ich das -0.42
ich den -0.73
ich die 0.48
ich hab 0.42
ich habe 0.28
ich hatte -0.65
ich im -0.15
ich kann 0.49
ich kenne 0.47
ich mich 0.35
ich mir -0.53
ich mit 0.56
ich nicht -0.76
ich nie -0.67
ich noch -0.37
ich nutze 0.32
ich seit 0.45
ich taglich 0.55
ich wurde -0.33
icu 0.28
icu $ 0.28
idea -0.70
idea $ -0.59
ies 0.39
if -0.59
if they -0.23
ihk 0.48
il -0.48
il _ a -0.41
il _ mon 0.33
il manque 0.35
il me -0.47
il y -0.46
ils -0.38
im 0.40
im _ war 0.10
im betrieb 0.28
im jahr 0.62
im lager 0.41
im monat 0.35
immer -0.47
impro* 0.36
improved 0.34
improved _ at 0.35
improved things 0.35
in 0.41
in 0 -0.17
in _ 0 0.43
in _ and 0.12
in _ for 0.35
in _ last 0.31
in _ of 0.29
in _ schule -0.48
in _ second -0.10
in _ und 0.50
in _ war 0.49
in a -0.57
in and 0.22
in charge 0.21
in der -0.16
in excel 0.10
in it -0.11
in january -0.19
in leeds 0.23
in my -0.09
in on -0.47
in the -0.40
inclu* 0.64
include 0.29
including 0.35
indep* 0.44
indes* -0.09
indesign -0.09
indus* 0.49
infan* 0.32
infor* 0.42
informatica 0.21
informatique 0.19
ingle* 0.05
ingles 0.05
ingles $ 0.58
ingles _ 0 0.52
ingles _ en 0.20
inite* 0.40
initech 0.40
initech $ 0.40
injec* 0.10
injections 0.10
inscr* -0.55
insta* -0.42
insti* -0.13
institute 0.41
instituto -0.46
instr* 0.35
insul* 0.49
inten* -0.73
inter* 0.21
internship 0.07
interviews -0.24
into 0.16
intro* 0.31
introduced 0.18
inven* -0.28
inventario -0.27
inventario _ 0 0.18
inventarios 0.60
inventory -0.28
inventur -0.10
inves* 0.75
invoi* 0.18
invoices 0.18
invol* 0.27
involved 0.27
involved in 0.45
irela* 0.13
ireland 0.13
is -0.24
isn't 0.18
isn't _ there 0.32
iso -0.16
iso $ -0.32
iso certified -0.22
ist -0.71
ist _ 0 -0.37
ist _ her -0.34
ist fur -0.55
ist lange -0.34
it -0.44
it $ -0.52
it _ 0 -0.35
it _ my 0.09
it _ the -0.27
it as -0.44
it in -0.12
it that -0.48
it was -0.78
it's -0.37
it's on 0.17
itali* 0.29
italien 0.49
its 0.37
j'ai 0.32
j'ai _ caces 0.35
j'ai _ de -0.16
j'ai _ des 0.73
j'ai _ fait 0.24
j'ai _ la 0.17
j'ai _ le 0.14
j'ai _ les 0.50
j'ai _ quatre 0.33
j'ai _ un -0.21
j'ai _ une 0.10
j'ai aussi 0.24
j'ai ete 0.34
j'ai fait 0.31
j'ai forme 0.37
j'ai le -0.23
j'ai mon 0.51
j'ai traduit 0.33
j'ai un -0.18
j'aid* 0.05
j'aim* -0.60
j'aimerais -0.67
j'att* -0.48
j'en ai -0.08
j'eta* 0.07
j'etais 0.06
j'uti* 0.20
j'utilise 0.20
j'utilise _ tous 0.18
j'y -0.54
ja -0.33
ja _ jahre 0.32
jahr -0.22
jahr $ -0.09
jahre 0.98
jahre lang 0.47
jamai* -0.73
jamais -0.73
jamas -0.46
jan 0.38
jan 0 0.38
janua* -0.33
january -0.26
january $ -0.09
january 0 -0.29
java 0.28
java $ 0.07
java 0 0.20
je -0.12
je _ 0 0.56
je _ ai -0.26
je _ aussi 0.67
je _ en -0.09
je _ jamais -0.37
je _ la 0.37
je _ pas -0.63
je connais 0.57
je crois -0.59
je fais 0.10
je faisais 0.51
je l'ai 0.25
je le 0.39
je les -0.46
je me -0.66
je n'ai -0.74
je n'y -0.26
je ne -0.65
je parle 0.69
je passe -0.31
je sais -0.09
je suis -0.21
je vais -0.53
je veux -0.51
jede 0.58
jeden 0.86
jeden _ gemacht 0.56
jefa -0.10
jefa con -0.39
jefe -0.69
jefe $ -0.48
jira 0.22
jira $ 0.29
job 0.37
job $ 0.12
job i -0.20
jour 0.30
jour $ 0.19
jours 0.37
jours _ brenntag 0.12
jours chez 0.20
juin 0.38
juin 0 0.38
july 0.33
july 0 0.25
june 0.27
june 0 0.27
junio* 0.54
junior 0.24
just -0.94
juste -0.87
k 0.51
k 0 0.33
k _ s 0.31
kann 0.10
kann _ nicht -0.53
kann ich -0.39
kanzl* 0.63
kanzlei 0.63
kasse 0.49
kasse* 0.48
kassenabschluss -0.21
keen -0.25
kein -0.83
keine -0.06
keine* -0.32
keinen -0.10
kenn 0.36
kenn ich 0.36
kenne 0.42
kenne _ und 0.45
kept 0.55
key 0.51
kilom* 0.34
kilos 0.38
kilos $ 0.38
kind -0.40
kinde* 0.26
kinder 0.27
kindergarten 0.23
kitch* 0.07
kitchen 0.32
kitchen _ 0 0.17
klass* 0.42
klasse 0.42
know 0.24
know _ and 0.28
kollegin -0.68
kommt -0.22
kompl* 0.42
komplett 0.53
konnt* -0.55
konnte -0.55
krank* 0.19
kuber* -0.19
kubernetes -0.19
kubernetes $ 0.12
kuche 0.48
kuche* -0.29
kunde* 0.24
kunden 0.15
kurs -0.66
l'ai 0.23
l'an 0.06
l'aut* -0.65
l'autre -0.65
l'eco* -0.62
l'ecole -0.62
l'equ* -0.71
l'equipe -0.63
l'exp* 0.07
l'inv* 0.05
l'inventaire 0.05
l'ouv* -0.43
la -0.28
la _ 0 0.44
la _ de -0.24
la _ del 0.23
la _ des 0.22
la _ du -0.82
la _ en -0.49
la _ et 0.40
la _ je -0.30
la _ la -0.18
la _ los 0.41
la _ mientras -0.29
la _ non -0.51
la _ tenia -0.14
la _ y 0.34
la _ yo 0.22
la atencion 0.31
la caisse 0.19
la caja 0.08
la carrera -0.56
la central -0.38
la certificacion -0.39
la compta -0.10
la dessus -0.49
la direction -0.55
la empresa -0.21
la encargada -0.23
la facturation 0.06
la formation -0.41
la gestoria -0.36
la grua -0.11
la mairie 0.23
la paie -0.12
lab 0.41
labor* 0.54
lager 0.32
laiss* -0.51
lange -0.49
lange her -0.49
langu* -0.44
las -0.34
las _ de 0.39
las _ las -0.82
las curas -0.17
las facturas -0.28
las nominas -0.21
last 0.34
last _ i 0.22
last year 0.36
lauft -0.16
layou* 0.46
le -0.36
le 0 -0.69
le _ 0 -0.15
le _ de -0.14
le _ et 0.31
le _ je -0.51
le caces -0.07
le patron -0.39
le permis -0.16
le site 0.15
lead -0.11
lead _ team -0.07
lead a -0.07
leade* 0.15
leader 0.42
leadi* -0.30
leading -0.30
learn -0.75
learn it -0.23
learn* 0.28
lectu* 0.18
led 0.10
led the -0.15
leeds -0.15
left -0.34
leg 0.40
legal 0.45
lengu* -0.09
lengua -0.09
lerne* -0.59
lernen -0.59
lernen $ -0.59
les -0.10
les _ au -0.69
les _ c'est -0.18
les _ chez 0.58
les _ de 0.59
les _ et 0.06
les _ je -0.13
les _ pour 0.47
les _ sont -0.39
les clients 0.16
les commandes 0.19
les comptes 0.29
les courriers 0.33
les jours 0.37
les plannings 0.23
lesen -0.66
letzt* 0.13
leur 0.08
leute 0.39
leute gefuhrt 0.20
leute* 0.26
leuten 0.26
level -0.13
level 0 0.11
level _ 0 0.37
lexwa* 0.06
lexware 0.06
lexware $ 0.06
libre 0.48
licen* -0.06
licence -0.32
licence $ 0.21
licence _ 0 0.18
lidl 0.47
lidl $ 0.40
life 0.24
life support 0.43
lifeg* 0.23
lifeguard 0.23
ligne 0.07
like -0.62
like to -0.44
line 0.28
linux 0.14
lire 0.22
list -0.26
list for -0.63
littl* -0.13
little -0.13
live 0.54
livre* 0.31
llama* -0.43
llamadas -0.37
lleva* -0.32
llevaba 0.18
llevaba la 0.32
llevar -0.53
llevo 0.60
lo -0.79
lo _ a 0.25
lo _ el -0.55
lo _ en -0.22
lo _ la -0.48
lo _ mi -0.43
lo _ una -0.37
lo _ usado -0.19
lo _ yo 0.30
lo basico -0.38
lo de -0.36
lo hacia -0.20
lo he -0.56
lo llevaba -0.39
lo mejor -0.32
lo que -0.58
lo tengo 0.06
lo use -0.08
loadi* 0.15
loading 0.15
log 0.50
logis* 0.64
logistica 0.36
logistics 0.26
lol -0.74
lol $ -0.55
lol _ wish -0.43
lol i -0.43
long -0.12
long ago -0.45
longt* -0.33
longtemps -0.33
look 0.27
look after 0.34
looke* -0.41
looked -0.41
looked after -0.32
looki* -0.12
looking -0.12
looking _ a 0.07
los -0.09
los _ 0 0.37
los _ a 0.50
los _ de 0.52
los _ el -0.13
los _ los -0.26
los pedidos -0.25
los turnos 0.06
lothi* 0.07
lothianside 0.07
love -0.09
love to -0.34
ltd 0.46
ltd _ 0 0.33
lycee 0.43
lyon 0.32
m 0.43
m $ 0.28
m 0 0.13
m _ 0 0.14
m'a -0.47
m'app* -0.58
m'ins* -0.68
m'y -0.79
m'y mettre -0.55
ma -0.29
ma collegue -0.22
ma mere -0.05
ma responsable -0.30
mach ich -0.16
mache 0.19
mache ich 0.05
mache* -0.55
machen -0.55
machen $ -0.55
machi* -0.58
machine -0.55
machines -0.21
macht -0.76
macon 0.36
macro* 0.18
macros 0.18
macros $ 0.36
magas* 0.57
mai -0.48
mail 0.45
mairi* 0.23
mairie 0.23
mais -0.65
mais je -0.39
maiso* 0.08
maison 0.08
make -0.22
mal -0.52
man -0.42
manag* -0.10
manage 0.22
manage _ at 0.42
managed 0.25
management 0.07
manager $ -0.34
manager _ the 0.21
managing -0.41
manejar 0.09
manejo 0.34
manha* 0.34
manhattan 0.34
manip* 0.38
mann -0.24
manqu* 0.12
manque -0.07
manque mon 0.33
manua* 0.46
manual 0.46
mar 0.27
march 0.48
march 0 0.43
march* 0.14
marche 0.26
marke* 0.10
marketing 0.08
marlo* 0.59
marlow 0.59
marzo 0.12
mas -0.67
mas $ -0.47
mas _ menos -0.36
mas o -0.36
masch* -0.27
maste* 0.35
master 0.13
mater* 0.70
math 0.50
maths 0.27
matin 0.43
matri* -0.71
may -0.07
may 0 0.48
me -0.41
me $ -0.13
me _ a -0.30
me _ bien -0.58
me _ de 0.34
me _ el -0.33
me acuerdo -0.39
me caduco -0.24
me gustaria -0.46
me lo -0.39
mean -0.47
mecan* -0.43
media -0.48
media* -0.12
medic* 0.35
medication 0.53
medif* 0.47
medifox 0.47
medio -0.27
meeti* -0.18
mehr -0.56
mein -0.49
mein _ hat -0.30
mein _ ist -0.49
mein mann -0.33
meine* -0.07
meinen -0.15
meiner -0.57
meist* -0.27
meister -0.36
mejor* 0.37
mejore 0.37
mejore _ atencion 0.31
mejore la 0.31
membe* 0.69
member 0.47
memor* 0.49
menos -0.36
mensu* 0.25
mento* 0.21
menus -0.31
merca* 0.40
mere -0.05
mes 0.30
meses 0.34
meter* 0.12
metho* 0.32
methods 0.14
mettr* -0.24
mettre -0.24
mi -0.10
mi _ con -0.07
mi _ de -0.41
mi _ es -0.53
mi cargo 0.18
mi hermano -0.40
mi jefa -0.23
mi jefe -0.46
mich -0.30
micro* 0.49
mient* -0.07
mientras -0.07
mig 0.54
mig _ tig 0.29
mig and 0.29
might -0.39
might have -0.39
mil 0.25
milli* -0.24
million -0.43
millo* -0.34
minutes -0.23
minutes $ -0.23
mir -0.39
mis 0.37
mise 0.61
mismo 0.42
missi* 0.11
missing 0.19
mit 0.27
mit _ und 0.54
mit dem -0.21
mit der 0.52
mitar* 0.41
mm 0.43
mobil* 0.27
mocht* -0.57
mochte -0.57
modul* -0.22
module -0.40
moi 0.12
moi $ 0.16
moi _ les 0.42
moi je -0.54
moi qui 0.62
moins -0.64
mois 0.61
mois $ 0.35
momen* -0.58
mon -0.08
mon _ a -0.29
mon _ de 0.23
mon chef -0.60
mon stage 0.07
monat 0.51
monat $ 0.47
monat* 0.35
monit* 0.24
monitor -0.05
monta* 0.16
monte 0.47
month 0.44
month* 0.10
months 0.13
montr* -0.08
montre -0.08
more -0.44
morni* 0.44
morning 0.44
morning $ 0.41
most 0.21
most of -0.10
mostl* -0.18
mostly -0.18
mothe* 0.31
mother 0.31
move 0.23
moved -0.10
ms 0.48
mucho -0.49
muss 0.06
musst* -0.51
musste -0.51
mutte* 0.58
muttersprache 0.56
muttersprache $ 0.54
my -0.34
my _ 0 -0.14
my _ at 0.50
my _ for -0.54
my _ has -0.52
my _ in 0.21
my _ is -0.33
my _ job 0.14
my _ was 0.14
my _ with -0.44
my boss -0.28
my brother -0.44
my colleague -0.06
my forklift 0.22
my job 0.21
my mother 0.31
my own 0.06
my predecessor -0.58
my team 0.16
my time 0.50
mysel* 0.21
myself 0.21
myself $ 0.31
n 0.42
n'ai -0.74
n'ai jamais -0.37
n'ai pas -0.26
n'y -0.22
n'y _ pas -0.08
nach 0.24
nach _ 0 0.61
nachs* -0.84
nachstes -0.47
nachstes jahr -0.47
nacht* -0.41
nachtschicht -0.41
nada -0.76
nada $ -0.57
nada mas -0.46
navis* -0.39
navision -0.39
navision $ -0.36
nc 0.31
ne -0.69
ne _ pas -0.44
neben* 0.39
need 0.16
negoc* -0.18
negot* -0.16
nehme 0.56
nein -0.61
never -0.76
never _ a 0.30
never _ it -0.27
never had -0.32
never touched -0.27
new 0.53
next -0.81
next year -0.36
ni -0.43
ni idea -0.61
nicht -1.41
nicht $ -1.12
nicht mehr -0.40
nie -1.33
nie $ -0.48
night 0.11
night shift 0.23
nine 0.52
ningu* -0.07
ninguna 0.08
ninos 0.18
nivea* -0.43
niveau -0.43
nivel -0.76
no -1.27
no $ -0.96
no _ acuerdo -0.32
no _ el -0.37
no _ he -0.29
no _ si 0.17
no estoy -0.36
no experience -0.46
no habia -0.35
no he -0.34
no lo -0.48
no me 0.26
no pero -0.31
no sabria -0.37
no se -0.09
no tengo -0.59
noch 0.06
noch als 0.21
noch ein 0.42
noch nie -0.69
noche 0.38
noche $ 0.19
node 0.53
nomin* -0.12
nominas -0.21
non -0.66
non $ -0.21
nope -0.57
nordw* 0.30
nordwind 0.30
nordwind $ 0.28
north* 0.34
not -1.14
not _ but -0.41
not _ that -0.47
not me -0.65
not sure 0.07
not the -0.37
note 0.27
notes -0.18
nothi* -0.66
nothing -0.66
notio* 0.05
notions 0.05
nous 0.05
now 0.38
nueva* 0.43
nuevas 0.43
nuit -0.14
null -0.49
nunca -0.72
nur -1.09
nur die -0.40
nurse 0.08
nurse* 0.06
nurses -0.23
nutze 0.32
nutze _ taglich 0.32
nvq -0.16
o -0.70
o menos -0.36
ob -0.24
ob _ zahlt -0.20
ob das -0.20
objec* 0.27
obser* -0.92
obten* 0.38
obtenu 0.34
obtenu en 0.34
occup* -0.47
oct 0.19
oct 0 0.19
octob* -0.07
octobre -0.07
of 0.37
of 0 0.70
of _ 0 0.32
of _ and 0.35
of _ in 0.22
of _ the -0.50
of _ with 0.17
of a 0.32
of it -0.26
of lothianside 0.07
of my -0.31
of the 0.23
off 0.09
off $ -0.09
office 0.14
office $ -0.10
office _ 0 0.29
oh 0.25
ohio 0.51
old -0.39
on 0.22
on 0 0.32
on _ 0 0.24
on _ and 0.19
on _ ward 0.06
on a 0.32
on m'a -0.26
on my -0.09
on there 0.45
once -0.76
one 0.30
ones -0.18
onlin* -0.41
online -0.20
only -0.33
only _ basics -0.48
only _ the -0.45
only the -0.62
opene* 0.53
opened 0.53
opera 0.63
opera* 0.34
or -0.39
oracl* 0.08
oracle 0.08
order 0.22
order* 0.12
orders 0.41
orders in 0.23
org 0.55
org $ 0.53
org 0 0.17
org _ 0 0.17
organ* 0.35
orien* 0.20
other 0.12
other* 0.23
others 0.23
otra -0.53
otra cosa -0.33
otro -0.37
otter* 0.34
otterbourne 0.31
otterbourne _ hospital 0.31
otterbourne general 0.31
ou -0.72
oui -0.43
oui $ -0.05
oui _ non -0.67
our -0.15
out -0.38
out $ -0.10
out of 0.53
outlo* 0.42
outlook 0.42
outlook $ 0.38
over 0.37
own 0.35
p 0.45
packa* 0.44
packaging 0.44
pagan -0.18
page 0.49
paie -0.12
pair 0.39
panad* 0.46
panaderia 0.46
panse* -0.33
pansements -0.33
paper* -0.19
papie* -0.38
par -0.05
par _ prestataire -0.39
par de -0.50
par jour 0.51
par la -0.54
par mois 0.46
par semaine 0.43
par un -0.39
para 0.46
para _ de 0.50
para _ facturas 0.39
parec* -0.48
parecido -0.44
parle 0.51
part $ -0.08
part _ the 0.38
part of -0.27
parta* -0.64
parti* 0.61
participe 0.32
partie -0.44
partn* -0.07
partners 0.57
pas -1.46
pas $ -0.78
pas _ mais -0.38
pas de -0.71
pas moi -0.47
pas mon -0.23
pasad* 0.09
pasado 0.09
passa* -0.75
passe 0.20
passe _ permis 0.13
passe* 0.07
passed 0.19
passer -0.16
passi* 0.46
passionate 0.33
passionate about 0.20
patie* 0.63
patient 0.26
patients 0.56
patro* -0.44
patron -0.44
pay 0.36
payme* 0.70
payments 0.56
payro* -0.22
payroll -0.22
penda* 0.11
pendant 0.11
peopl* -0.17
people -0.17
per 0.45
perce* 0.26
percent 0.26
permi* -0.14
permis -0.18
permis $ -0.35
permis _ depuis -0.35
permis b 0.55
pero -0.69
pero _ no -0.31
pero no -0.34
pero yo -0.07
perso* 0.19
person 0.18
personal 0.16
personas 0.35
personas $ 0.25
personnes 0.15
personnes $ 0.45
petit* 0.13
peu -0.14
pfleg* 0.11
pharm* 0.46
phd 0.30
phone -0.32
photo* -0.17
photoshop 0.19
photoshop $ 0.77
pick 0.24
pick up 0.25
picke* 0.49
picker 0.43
picki* 0.27
picking 0.27
piens* -0.46
pienso -0.46
pilot* -0.10
pivot 0.45
pivot tables 0.44
place -0.18
place $ -0.47
place* 0.56
placement 0.31
plan 0.63
plan $ 0.51
plane -0.28
plane* -0.45
plani* -0.15
plann* 0.12
planning to -0.51
plannings 0.23
plans 0.36
plant* 0.47
planta 0.40
planta de 0.40
plc 0.42
plc $ 0.42
pleas* 0.20
please 0.20
plumb* -0.22
plumbing -0.22
plus -0.52
plus $ -0.53
pm 0.33
pmp 0.25
poco -0.79
point 0.10
point* 0.50
polis* 0.23
polish 0.23
ponia 0.35
por 0.60
porta* 0.54
porte* 0.51
porter 0.39
portu* 0.33
posit* 0.33
position 0.33
possi* -0.65
possibly -0.55
possibly at -0.55
post 0.43
poste 0.33
postg* 0.48
postgres 0.46
pour 0.11
pour le -0.19
pour les 0.47
pour moi -0.46
power 0.14
power bi 0.13
power* 0.62
powerpoint 0.62
practicas 0.18
practice -0.07
prair* 0.19
prairie 0.19
praktikum 0.32
praxi* 0.10
praxisanleiterin -0.12
prede* -0.58
predecessor -0.58
premi* 0.37
prepa* 0.56
prepare 0.54
prepared -0.22
preparo 0.24
prese* 0.33
present 0.44
present $ 0.62
presento -0.11
presq* -0.13
presque -0.13
prest* -0.38
prestataire -0.53
presu* -0.18
presupuesto 0.17
presupuestos -0.40
price 0.47
prima* -0.09
primary 0.24
primary school 0.15
primeros -0.06
primeros auxilios -0.06
princ* -0.17
prince -0.42
prince 0 -0.42
print* -0.33
printemps -0.33
probl* 0.06
proce* 0.38
produ* 0.70
product 0.52
production 0.20
profe* 0.72
professional 0.58
profi* 0.67
progr* 0.06
programo -0.24
proje* -0.38
project 0.09
project $ -0.33
project manager 0.20
projet -0.36
promo* 0.55
propi* 0.47
propio 0.47
prosp* -0.23
prove* -0.05
proveedores 0.06
provi* 0.17
proye* -0.36
proze* 0.27
prozent 0.27
prueb* 0.10
prufu* -0.08
prufung 0.19
ps 0.28
psych* 0.52
pta 0.17
pta 0 0.27
publi* 0.80
public 0.56
puede -0.32
pues 0.22
puis 0.60
pupil* 0.31
pupils 0.31
purch* 0.40
purchase 0.31
put 0.52
put in 0.30
pytho* -0.14
python -0.14
python $ -0.48
q 0.40
quali* 0.51
qualifications 0.58
quand -0.42
quart* 0.37
quatr* 0.11
quatre 0.11
que -0.18
que _ el 0.44
que _ en 0.62
que en -0.22
que hice 0.34
que je 0.44
que no 0.06
que non -0.45
que oui -0.57
que se -0.12
que si -0.37
que viene -0.43
quelq* -0.89
quelqu'un -0.49
quelqu'un d'autre -0.49
quelque -0.57
qui -0.14
qui _ les -0.14
qui s'en -0.38
quick* -0.14
quien 0.06
quier* -0.59
quiero -0.60
quoti* 0.54
r 0.65
ran -0.24
ran the 0.05
rapid* -0.61
rapido -0.61
reach 0.07
react 0.30
read -0.69
reall* -0.13
really -0.13
recep* 0.61
recepcion 0.40
reception 0.25
reche* 0.51
rechn* 0.28
recht* 0.36
rechtsanwaltsfachangestellte 0.36
recib* 0.52
recla* 0.15
recor* 0.62
recru* -0.08
recruitment -0.18
redes -0.66
refer* 0.40
referencias -0.08
refre* 0.19
regar* -0.59
regio* 0.46
region 0.30
regional 0.60
register 0.36
reich* -0.60
reicht -0.51
reicht zum -0.51
rein 0.33
rein $ 0.33
relev* 0.12
rempl* -0.12
renew -0.45
renew* 0.34
renewed 0.34
renewed 0 0.29
renou* -0.17
renov* 0.12
renovado 0.07
rentr* -0.27
repar* -0.35
repartidor 0.14
repon* -0.56
repor* 0.49
report 0.41
reporting 0.45
reque* 0.39
resea* 0.51
research 0.45
reser* 0.24
reservas 0.25
reserve -0.54
resid* 0.32
residents 0.36
residents $ 0.24
respo* 0.44
responsable _ la 0.32
responsable de 0.51
responsible 0.40
responsible for 0.40
rest -0.31
reste -0.59
resul* -0.38
results 0.49
retai* 0.45
retail 0.32
retur* 0.68
returns 0.35
revie* 0.59
revis* 0.39
reviso 0.37
rien -0.72
rien $ -0.69
risk -0.18
risk assessments -0.22
room -0.39
rooms 0.40
rota 0.35
rota _ 0 0.39
rota for 0.44
route 0.65
route* 0.36
routes 0.36
ruby 0.49
run 0.18
rund 0.41
rund 0 0.41
runni* 0.20
running 0.20
running the 0.39
russi* 0.47
s 0.33
s'en -0.76
sabri* -0.37
sabria -0.37
sacar* -0.49
sacarme -0.35
sacarme el -0.35
safeg* -0.17
safeguarding -0.17
safeguarding lead 0.52
safet* 0.06
safety 0.06
sage 0.45
sage $ -0.07
sagen -0.47
sagen $ -0.38
sais -0.28
sais pas -0.40
saisi* -0.21
saiso* 0.46
salar* 0.29
salaries 0.29
sales 0.23
sales* -0.33
salesforce -0.33
salesforce $ 0.59
salon 0.23
salud 0.21
same 0.35
samst* 0.17
sans -0.79
sap -0.50
sap $ -0.39
sap _ navision -0.27
sap _ yo -0.07
sap but -0.25
sap ich -0.25
sap mais -0.34
sap mm 0.43
sap pero -0.21
sat -0.42
sat _ on -0.47
sat in -0.47
satur* 0.36
saura* -0.60
say -0.57
say $ -0.53
say i -0.19
sc 0.22
sched* 0.18
schei* -0.32
schein -0.32
schein $ -0.40
schein ist 0.05
schic* -0.18
schon -0.98
schoo* 0.15
school 0.14
school 0 0.42
school _ 0 0.27
school september 0.15
schri* -0.39
schul* -0.72
schule -0.48
schulung -0.59
schwe* -0.39
scien* 0.73
science 0.54
scrip* -0.20
scripts -0.14
se -0.45
se _ caduco -0.24
se me -0.09
se si 0.25
second -0.14
secur* 0.67
securite 0.50
segur* 0.12
seguro -0.17
sein -0.41
seis 0.63
seit 0.56
seit 0 0.23
selbs* 0.46
selbst 0.36
selec* 0.58
semai* 0.31
semaine 0.48
semaines 0.11
semaines $ 0.71
semana 0.51
semana $ 0.39
semanas -0.29
send -0.31
sendc* 0.08
sendco 0.08
senio* 0.71
senior 0.60
sept 0.35
sept 0 0.34
septe* -0.28
september -0.37
september $ -0.13
september 0 0.23
septembre 0.19
septembre 0 0.40
septi* -0.38
septiembre -0.51
septiembre $ -0.51
serve* 0.49
servi* 0.58
service 0.26
service $ 0.16
services 0.46
set -0.09
set _ the 0.17
set up 0.19
seule 0.37
seule* -0.76
seulement -0.76
shado* -0.38
shadowed -0.58
she -0.69
shift 0.21
shift $ 0.62
shift* 0.10
shifts 0.10
shop 0.56
short 0.45
si -0.51
si $ -0.77
si _ anos 0.29
si ca -0.32
si el -0.31
si eso -0.48
si me -0.46
si pero -0.26
si tengo 0.57
siche* 0.33
sicher 0.10
sie -0.06
siege -0.39
sieme* 0.42
siemens 0.42
siemp* -0.24
siempre -0.24
sign 0.23
signait -0.40
signe* -0.44
signed -0.44
simil* -0.51
similar -0.51
simpl* -0.66
simple -0.55
sin 0.07
since 0 0.22
sind -0.55
sistema 0.39
sister -0.51
sit 0.07
sit with 0.07
site 0.30
site $ 0.07
sites 0.33
situa* 0.43
six 0.67
skill* 0.38
skills 0.38
slack 0.51
small -0.36
so -0.69
so 0 0.55
so far -0.14
so no -0.32
socia* -0.16
social -0.23
social media -0.48
softw* 0.55
software 0.30
softwareentwickler 0.49
soign* 0.66
soignant 0.55
soins 0.11
soir -0.12
solda* -0.18
solo -0.60
some -0.55
someo* -0.35
someone -0.35
somet* -0.21
something -0.43
sometimes 0.14
somme* -0.15
sommer 0.11
son -0.34
sons 0.39
sont -0.39
soon -0.62
sort 0.11
sort of -0.35
sous 0.16
soy 0.07
spani* 0.09
spanish 0.09
speak 0.19
speak polish 0.23
sprea* -0.38
spreadsheet 0.23
spreche 0.14
sprin* 0.38
spring -0.22
spring 0 0.20
spring boot 0.18
sql -0.44
st 0.51
staff 0.47
stage -0.24
stagi* 0.27
stand 0.09
stand* 0.33
staplerschein _ ich 0.17
start -0.41
start* -0.45
starting -0.55
state 0.12
state _ 0 0.12
state university 0.12
stati* 0.13
station 0.51
steht -0.15
stell* 0.26
stelle 0.55
steue* 0.14
steuerberater -0.54
still 0.54
stock -0.11
store 0.44
store* 0.44
stores 0.44
stores and 0.19
strai* -0.51
straight -0.51
struc* 0.33
structural 0.33
stude* 0.20
student 0.33
studi* -0.45
studium -0.23
subco* 0.17
suis _ pour -0.63
suivi 0.47
summer -0.10
summer 0 0.42
summers 0.28
sunda* 0.48
sunday 0.42
super 0.42
super* 0.11
superior 0.37
superior en 0.32
supervised 0.37
supervision 0.35
supervisor -0.67
supervisora -0.37
suppl* 0.07
suppo* 0.17
suppose -0.49
sur 0.63
sur la -0.21
sure 0.22
sverw* 0.29
sverweis 0.29
syste* 0.35
system 0.08
system $ 0.20
systems 0.25
systems $ 0.25
tabla* 0.42
tablas 0.42
tablas dinamicas 0.42
tableaux 0.48
tableaux croises 0.41
tables 0.49
tag 0.15
tag $ -0.13
tagli* 0.76
taglich 0.65
taglich bei 0.32
take 0.10
talle* 0.07
taller -0.31
talleres 0.52
tambi* 0.65
tambien 0.65
tanto -0.55
targe* 0.14
target 0.14
taugh* 0.39
taught 0.39
teach* 0.42
teacher 0.23
teaching 0.38
team 0.09
team $ -0.15
team _ 0 0.56
team lead -0.59
team of 0.26
team von 0.23
teams 0.35
techn* 0.36
technology 0.46
telef* 0.23
tempe* 0.06
templ* 0.29
temps 0.52
tendr* -0.45
tendria -0.45
tendria que -0.45
tengo -0.10
tengo _ carne 0.61
tengo _ carnet 0.35
tengo _ titulo 0.30
tengo el 0.14
tenia _ pero -0.14
tenia sap -0.14
term 0.46
termi* 0.51
termine 0.22
termine en 0.32
terra* 0.16
terraform 0.16
tesco 0.40
test -0.46
tests -0.28
th -0.10
that -0.63
that $ -0.92
that _ did 0.34
that _ done -0.35
that counts -0.48
that i 0.33
that up -0.47
that'* -0.18
that's -0.18
the -0.30
the 0 -0.11
the _ 0 -0.16
the _ at 0.49
the _ but -0.50
the _ did -0.61
the _ for -0.13
the _ had -0.37
the _ i -0.18
the _ in -0.29
the _ not -0.39
the _ of 0.24
the _ office 0.45
the _ page 0.49
the _ system 0.31
the _ to 0.66
the _ was -0.54
the _ who -0.61
the _ with 0.11
the aat -0.48
the agency 0.23
the bank 0.35
the basics -0.48
the books 0.17
the budget -0.42
the budgets -0.54
the company -0.23
the course -0.42
the desk 0.40
the exam -0.24
the first 0.35
the head 0.23
the hiring -0.32
the kitchen 0.20
the last 0.46
the licence -0.32
the night -0.09
the other 0.07
the payroll -0.13
the project 0.12
the rest -0.25
the rota 0.35
the school 0.17
the second 0.07
the social -0.24
the stock 0.31
the van -0.16
the waiting -0.39
the ward -0.27
the whole 0.28
their 0.64
them -0.08
them $ -0.38
then -0.40
theor* -0.96
theorie -0.66
there $ -0.62
there _ a -0.36
there was -0.24
there* 0.16
they -0.40
thing -0.05
thing* 0.09
things 0.09
things at 0.35
think -0.55
think so -0.49
think* -0.58
this -0.33
three 0.42
three years 0.18
ticke* -0.24
tickets 0.35
tiene -0.38
tiens 0.48
tig 0.43
till -0.22
time 0.55
titul* 0.06
titulo 0.06
to 0 0.52
to _ 0 -0.07
to _ a -0.32
to _ i -0.07
to _ into -0.17
to _ it -0.25
to _ my -0.42
to _ up 0.06
to _ with -0.38
to do -0.51
to get -0.44
to learn -0.75
to present 0.17
to say -0.35
to the -0.17
to work 0.12
tocab* -0.11
tocaba -0.11
todas 0.62
todas las 0.62
todav* -0.44
todavia -0.44
todo 0.32
todos 0.47
todos los 0.47
toeic -0.26
together with -0.22
tonne* -0.29
tonner 0.35
tonnes -0.48
took _ of -0.48
took care -0.48
touch* -0.70
touchais -0.18
touchais pas -0.18
touched -0.49
touched it -0.49
toure* 0.57
touren 0.42
tourn* 0.18
tous 0.65
tous _ jours 0.37
tous les 0.73
tout -0.20
tout $ -0.12
toute 0.49
toute la 0.29
traba* 0.62
trabajado -0.38
trabajado con -0.38
trabajar -0.36
trabajar con -0.57
trabaje 0.32
trabajo 0.62
tradu* -0.07
traduit 0.33
traduit _ courriers 0.33
traduit les 0.33
trail* -0.38
train 0.28
train* 0.08
trained 0.43
trained _ new 0.33
trainee -0.13
training -0.25
training $ -0.41
trait* 0.20
trans* 0.20
trava* 0.28
travaille 0.06
travaux 0.36
trave* 0.16
travel 0.16
treas* 0.46
treasurer 0.31
treasury 0.36
trell* -0.39
trello -0.39
trello $ -0.27
tres 0.20
tres _ en 0.37
tres anos 0.32
trois 0.65
truc -0.24
truck 0.45
turno 0.13
turno $ 0.51
turno* 0.21
turnos 0.21
turnos de 0.26
tutor* -0.17
tuve -0.20
twice 0.12
twice $ -0.23
twice a 0.43
two 0.38
two years 0.32
type 0.17
u 0.56
uber 0.16
ubern* -0.19
ui 0.42
uk 0.23
um 0.07
um die -0.37
un -0.60
un 0 0.53
un _ de 0.06
un an 0.09
un budget 0.41
un equipo -0.21
un par -0.50
un peu -0.12
un poco -0.41
un prestataire -0.44
una -0.70
unas 0.34
unas 0 0.34
unas _ llamadas 0.36
und 1.04
und ich 0.55
under 0.31
une -0.31
une _ de 0.33
une equipe 0.08
une fois -0.38
unit 0.38
unive* 0.94
universidad 0.47
university 0.41
university 0 0.31
university _ lothianside 0.07
university of 0.30
unos 0.11
unos 0 0.39
uns -0.59
unser* -0.46
unsere -0.46
unter* 0.33
up -0.17
up $ -0.62
up _ 0 0.34
up _ the -0.06
up for -0.49
up to 0.32
updat* 0.07
update 0.43
us -0.18
usaba 0.35
usado -0.19
usado $ -0.19
use 0.33
use $ 0.25
use _ every 0.43
used _ at 0.12
used it -0.13
used sap 0.38
user 0.39
using 0.57
uso 0.40
uso _ a 0.27
usuar* 0.12
utili* -0.19
utilise -0.25
ux 0.30
va -0.75
vais -0.53
valid 0.42
valid* 0.20
valle 0.52
van 0.20
van $ 0.63
veces -0.26
vehic* 0.25
venda* -0.18
vende* 0.24
venta* -0.16
ventas -0.16
venti* 0.32
ver -0.43
veran* 0.48
verano -0.19
verantwortlich 0.47
verantwortlich fur 0.42
verha* -0.17
verif* -0.14
veriz* 0.36
verizon 0.36
verizon $ 0.36
verka* 0.11
versa* 0.50
versi* -0.40
vertr* -0.36
vertrieb -0.56
veux -0.69
vez -0.52
vie 0.16
viene -0.43
vier 0.67
vigen* 0.31
vigente 0.31
visit* 0.37
vlook* 0.67
vlookup 0.55
volun* 0.50
volunteer 0.22
von 0.77
von 0 0.52
von _ auf 0.31
von _ bis 0.12
vor -0.70
vorbe* 0.45
vorha* 0.17
vorhanden 0.17
vorhanden $ 0.17
vous -0.21
voy -0.50
voy a -0.50
w 0.69
waiti* -0.60
waiting -0.60
want -0.39
want to -0.39
war 0.07
war _ fur 0.49
war _ noch 0.20
war der -0.68
war ich 0.46
ward 0.05
ware 0.20
wareh* 0.47
warehouse 0.47
waren 0.09
wars -0.60
was 0 0.28
was _ 0 -0.40
was _ certified -0.22
was _ for 0.22
was _ in 0.21
was _ the 0.38
was _ to 0.53
was _ with 0.34
was also 0.09
was done -0.38
was in -0.16
was involved 0.45
was iso -0.22
was my 0.32
was off -0.13
was on 0.22
was responsible 0.40
was the 0.35
wasn'* -0.54
wasn't -0.54
watch* -0.17
way -0.42
we -0.10
we _ 0 0.19
we _ everything -0.43
we did -0.29
we had -0.38
web -0.05
week 0.65
week $ 0.38
weeke* 0.28
weekends 0.28
weekl* 0.37
weekly 0.37
weeks $ 0.28
weeks _ 0 0.30
weiss -0.54
weiss nicht -0.34
weite* -0.36
weiterbildung -0.22
well _ 0 0.36
wenn -0.64
wenn die -0.57
went 0.56
went _ 0 0.30
went from 0.29
were 0.13
werkstudent -0.29
what -0.07
what _ mean -0.47
when -0.41
when the -0.09
while -0.43
who -0.05
who _ the -0.43
whole 0.15
will -0.45
willi* -0.41
willing -0.41
willing _ learn -0.36
willing to -0.36
winte* 0.08
wir -0.30
wish -0.43
wish $ -0.43
with 0.36
with 0 0.36
with _ 0 0.32
with _ and 0.48
with _ years 0.29
with a 0.24
with the 0.14
witho* 0.26
without 0.26
wms 0.48
wms $ 0.35
woche 0.36
woche* -0.28
wochen -0.44
word 0.96
word $ 0.58
word excel 0.44
wordp* 0.61
wordpress 0.61
work 0.33
work $ -0.56
work _ the 0.22
work experience 0.46
worke* 0.10
worked _ the 0.21
worki* 0.19
working 0.19
would -0.65
would _ to -0.51
would like -0.31
would love -0.34
would* -0.45
wouldn't -0.45
wound* 0.28
wounds 0.28
wpm 0.29
write 0.45
write the 0.61
writi* 0.31
writing 0.31
wrote 0.32
wrote all -0.05
wunde* 0.40
wurd -0.55
wurde -0.40
x 0.13
xero 0.55
xero $ 0.51
y 0.89
y 0 0.59
y _ 0 0.16
y _ de 0.18
y _ el -0.09
y _ lo -0.24
y _ longtemps -0.33
y a -0.54
y el 0.43
y en 0.46
y no -0.14
ya -0.65
year 0.17
year $ -0.30
years 0.13
years $ 0.32
years ago -0.62
years in 0.15
years of 0.15
yep 0.28
yes -0.24
yet -0.49
yo 0.22
yo $ 0.62
yo _ los 0.32
yo los -0.51
yo no -0.34
you -0.23
you could -0.34
zahlt -0.48
zahlt $ -0.20
zentr* -0.33
zentrale -0.33
zero -0.67
zum -0.62
zur 0.55
zusam* 0.41
zusammen 0.25
zusta* 0.13
zustandig 0.13
zustandig fur 0.57
zwei 0.09
zweim* -0.45
zweimal -0.45
あと -0.06
あり 0.29
ありま 0.29
あります 0.32
ありませ -0.19
ある 0.09
あるの 0.13
あるので 0.13
い -0.15
いう -0.23
いし 0.15
いた 0.44
いただ -0.08
いつ -0.54
いて 0.09
いてま 0.41
いてまし 0.36
いで -0.20
いです -0.19
いですね -0.21
いと -0.39
いと思 -0.20
いと思っ -0.20
いの -0.31
いので -0.31
いま 0.08
いまし 0.27
いました 0.27
います -0.09
いり 0.22
いりま 0.22
いりまし 0.22
いを 0.09
う -0.46
うか -0.67
うち 0.16
うちの 0.27
うと -0.40
うな -0.28
え -0.23
えた -0.05
えて -0.43
えてい -0.41
えていま -0.41
えな -0.28
えま 0.24
えます 0.07
お 0.37
おり 0.23
おりま 0.23
おりまし 0.17
お客 0.13
お客様 0.25
お願 0.17
お願い 0.17
か -0.17
かっ 0.18
かった -0.20
かな -0.27
から 0.21
からな -0.24
からない -0.24
から講 -0.38
か月 0.37
が -0.67
があり 0.22
がありま 0.22
がある -0.27
がし -0.41
がな -0.15
がない -0.10
がや -0.41
がやっ -0.19
がやって -0.19
がら 0.30
が作 -0.42
が入 -0.06
が抜 0.37
が抜け 0.37
が抜けて 0.37
が決 0.11
が決め -0.42
き 0.12
きま -0.22
きます -0.12
きませ -0.29
きません -0.29
きる 0.09
くだ 0.15
くださ 0.15
ください 0.15
くて -0.11
くら -0.22
くらい -0.22
くれ -0.38
ぐ -0.51
ぐら -0.21
ぐらい -0.21
け -0.37
けて 0.52
けてい 0.16
けていま 0.16
けてま 0.45
けてます 0.19
けで -0.26
けです -0.28
けど -0.26
けま -0.12
こ -0.24
ことがあ 0.06
ことで -0.34
ことな -0.20
ことない -0.20
ことは -0.17
ことも 0.22
こま -0.05
これ -0.35
これか -0.28
これから -0.28
ころ -0.20
さ -0.16
さい 0.15
され 0.25
されて 0.44
さん -0.90
さんが -0.67
し -0.23
しい 0.23
したい -0.15
したいで -0.09
したこ 0.16
したこと 0.16
したの 0.30
してお 0.14
しており 0.14
してく -0.32
してくれ -0.35
してた -0.13
してま -0.46
してまし -0.44
してます -0.13
しな -0.22
しない -0.22
しま -0.17
しまし -0.28
しました -0.28
します 0.27
しを -0.26
じゃ -0.18
じゃな -0.18
じゃなく -0.11
す -0.39
すか -0.39
すぐ -0.35
すけ 0.24
すけど 0.24
すね -0.21
する -0.38
ず -0.50
ずっ -0.14
ずっと -0.14
せ -0.14
せて -0.32
せま 0.15
せます 0.50
せん -0.55
そ -0.45
そう -0.41
その -0.14
それ 0.14
それは -0.36
た -0.42
たい -0.17
たいで -0.11
たいです -0.11
たいと -0.36
たいと思 -0.20
たか -0.55
たが -0.31
たけ -0.22
たけど -0.22
たこ -0.10
たこと -0.10
たことな -0.20
たことは -0.17
たことも 0.22
ただ -0.22
ただけ -0.33
たち -0.38
たと -0.31
たのは -0.20
たよう -0.27
たような -0.27
たら -0.62
たり 0.40
た程 -0.29
た程度 -0.29
だ -0.77
だけ -0.84
だけで -0.26
だけです -0.28
ださ 0.15
ださい 0.15
だっ -0.47
だった -0.47
だったの -0.10
ち -0.20
ちの 0.27
ちは -0.13
ちょ -0.33
ちょっ -0.27
ちょっと -0.27
っ -0.21
った -0.79
ったか -0.51
ったけ -0.06
ったけど -0.06
ったこ -0.08
ったこと -0.08
ったの -0.38
ったので -0.17
ったら -0.33
った程 -0.26
った程度 -0.26
って 0.27
ってい 0.36
っていま 0.37
ってた 0.12
ってな -0.05
ってま 0.14
ってまし 0.10
ってます 0.27
ってませ -0.15
ってみ -0.16
ってみた -0.16
っと -0.34
つ -0.67
つも -0.52
つもり -0.27
て 0.13
てい 0.12
ていた 0.19
ていま 0.20
ていまし 0.29
ています -0.06
てお 0.23
ており 0.23
ておりま 0.23
てく -0.24
てくだ 0.15
てくださ 0.15
てくれ -0.38
てた -0.09
てたの -0.16
てな -0.10
てない -0.06
てないで 0.15
てま 0.20
てまい 0.22
てまいり 0.22
てまし 0.13
てました 0.13
てます 0.30
てませ -0.07
てません -0.07
てみ -0.46
てみた -0.16
てみたい -0.16
ても -0.20
てもら -0.20
てもらえ -0.20
てる -0.31
で -0.09
でい 0.35
でいま 0.13
でき -0.10
できま -0.07
できます 0.13
できませ -0.29
できる 0.09
でし -0.10
でした -0.10
です -0.58
ですけ 0.24
ですけど 0.24
ですね -0.21
でな -0.29
でなら -0.29
では 0.18
でも 0.11
でや -0.39
でやっ -0.11
でやって -0.08
で工 0.14
で工程 0.14
で工程を 0.14
で担 0.30
で担当 0.30
で行 0.23
と 0.18
とがあ 0.06
とがあり 0.14
とき 0.09
とこ -0.20
ところ -0.20
とし 0.69
として 0.69
とで -0.34
とな -0.37
とない -0.20
との 0.14
とは -0.18
とも 0.07
と一 -0.20
と思 -0.46
と思っ -0.33
と思って -0.33
と言 -0.35
ど -0.09
ども 0.28
な -0.33
ない -0.77
ないで -0.08
ないです -0.08
ないと -0.46
ないの -0.31
ないので -0.31
なか -0.14
なかっ -0.14
なかった -0.14
なが 0.30
ながら 0.30
なくて -0.11
なし -0.13
なの 0.22
なので 0.22
なら -0.70
なり 0.16
なりま 0.16
なりまし 0.16
なん -0.26
に -0.40
にい -0.14
にし -0.09
にして -0.09
にな 0.16
になり 0.16
になりま 0.16
には 0.16
によ -0.66
に使 -0.11
に入 -0.41
に出 -0.34
に取 0.24
に取り 0.19
に取りま 0.19
に同 -0.19
に行 -0.35
に行き -0.35
に行きま -0.35
に通 -0.28
ね -0.15
の -0.08
のお 0.25
のお客様 0.27
のか -0.43
ので 0.06
のと -0.06
のとき -0.07
のは 0.09
のみ -0.52
のを -0.30
のシ 0.08
のチ 0.08
のチー 0.08
のチーム 0.08
のメ 0.27
の人 -0.51
の人の -0.24
の仕 -0.19
の仕事 -0.19
の代 -0.30
の代わ -0.29
の代わり -0.29
の会 0.32
の会社 0.26
の免 -0.17
の免許 -0.17
の担 -0.44
の担当 -0.44
の担当で -0.26
の職 0.21
の補 -0.12
の講 -0.51
は -0.69
はあ -0.48
はあり -0.21
はありま -0.21
はし -0.27
はした -0.14
はで -0.36
はでき -0.36
はな -0.22
はない -0.19
はないで -0.15
は上 -0.26
は上司 -0.26
は人 -0.51
は使 -0.21
は使っ -0.21
は使って -0.21
は別 -0.48
は別の -0.48
は別の人 -0.37
は外 -0.43
は失 -0.21
は失効 -0.21
は失効し -0.21
は持 -0.19
は持っ -0.19
は持って -0.19
は本 -0.21
は毎 0.39
は無 -0.24
は看 -0.25
は看護 -0.25
は看護師 -0.25
は私 0.51
は自 0.40
は関 0.09
ば -0.39
び 0.15
へ 0.22
への 0.42
べ 0.33
べて 0.38
ほ 0.17
ほど 0.28
ま -0.08
まい 0.14
まいり 0.22
まいりま 0.22
まし 0.15
ました 0.09
ます 0.17
ますか -0.39
ませ -0.64
ません -0.55
まっ -0.33
まった -0.33
まで -0.19
まで担 0.33
まで担当 0.33
み -0.25
みた -0.16
みたい -0.16
みの 0.18
め 0.07
めた -0.40
めて -0.19
めま -0.07
めまし -0.19
めました -0.55
めます 0.07
める 0.10
も 0.29
もあ 0.06
もあり 0.06
もありま 0.06
もう -0.22
もし 0.07
もな -0.43
もない -0.43
もや 0.08
もらえ -0.20
もり -0.27
ゃ -0.27
ゃな -0.18
ゃなく -0.11
ゃなくて -0.11
や -0.12
やっ -0.05
やって -0.05
やってい -0.30
やってた 0.06
やってま 0.14
やってみ -0.16
やり -0.20
やりま -0.14
やりまし 0.12
やります -0.58
ょ -0.33
ょっ -0.27
ょっと -0.27
よう -0.36
ような -0.27
より 0.05
ら -0.19
らい -0.24
らえ -0.20
らな -0.29
らない -0.29
ら講 -0.38
り -0.08
りた -0.35
りたい -0.35
りに -0.16
りま 0.12
りまし 0.30
りました 0.30
りませ -0.34
りません -0.34
りを -0.17
る -0.36
るけ -0.38
るけど -0.38
るつ -0.27
るつも -0.27
るつもり -0.27
ると -0.50
るの -0.06
るので 0.13
るのは 0.17
る予 -0.32
る予定 -0.32
る程 -0.42
る程度 -0.42
れ 0.05
れか -0.38
れから -0.28
れた -0.54
れて 0.10
れてい 0.19
れてま 0.17
れてまし 0.17
れは 0.31
れば -0.39
れま -0.40
れも 0.32
ろ 0.23
わ 0.09
わか -0.33
わから -0.24
わからな -0.24
わり -0.39
わりに -0.15
われ 0.11
を 0.36
をし 0.09
をして 0.37
をしてい 0.38
を一 0.27
を一人 0.26
を一人で 0.26
を作 0.33
を作っ -0.07
を使 0.41
を使っ 0.32
を使って 0.32
を取 -0.49
を取る -0.46
を受 -0.35
を受け -0.30
を担 0.43
を担当 0.43
を担当し 0.20
を持 -0.10
を持っ 0.05
を持った -0.09
を改 0.22
を改善 0.22
を改善し 0.22
を書 0.46
を書い 0.46
を書いて 0.46
を管 0.16
を管理 0.16
を見 -0.24
を見て -0.24
を追 0.13
を追加 0.13
ん -0.72
んが -0.67
んで 0.06
んでい 0.13
んでいま 0.13
んです 0.46
ア 0.29
アプ 0.24
アプリ 0.24
イ 0.27
イト -0.29
イン 0.32
インタ 0.14
インター 0.14
ウ 0.18
ェ -0.14
エ 0.16
エク 0.14
エクセ 0.14
エクセル 0.14
ォークリ 0.06
オ -0.07
カ 0.60
キ 0.11
ク 0.19
クエ 0.10
クセ 0.14
クセル 0.14
クリ 0.17
クリフ 0.06
クリフト 0.06
クレ 0.16
クレー 0.16
クレーム 0.23
クレーン -0.10
グ 0.11
グラ -0.11
ケ 0.62
コ 0.33
コン 0.34
コー 0.18
コード 0.18
サ -0.36
サイ -0.31
サイト -0.28
シ 0.07
システ 0.05
システム 0.05
シフ 0.15
シフト 0.15
シフト作 0.15
ショ 0.05
ション 0.05
ジ 0.24
スタ -0.25
ステ 0.05
ステム 0.05
スト 0.11
セ 0.12
セル 0.14
ゼ -0.23
ゼロ -0.38
ソ 0.08
ソフ 0.08
ソフト 0.08
タ -0.05
ター -0.09
ターン 0.14
ダー -0.13
チ 0.22
チラ 0.05
チラシ 0.05
チー 0.12
チーム 0.09
チームを 0.05
ッ 0.33
ック 0.32
ット 0.41
テ 0.05
テム 0.05
デ 0.15
ト 0.19
トで -0.05
トの -0.06
トの免 -0.09
トの免許 -0.09
トは -0.56
トも 0.41
トを 0.15
トを作 -0.11
ト作 0.15
ト作成 0.15
ド 0.32
ドラ 0.07
ナ 0.27
ニ 0.33
ネ 0.31
バ 0.05
バイ 0.08
パ 0.25
パー 0.25
パート 0.23
ビ 0.37
ピ 0.24
ピボ 0.22
ピボッ 0.22
ピボット 0.22
フ 0.10
フト 0.16
フトの -0.09
フトの免 -0.09
フトは -0.09
フト作 0.15
フト作成 0.15
ブ -0.22
プ -0.13
プリ 0.25
プロ -0.33
プログ -0.11
プログラ -0.11
ホ 0.23
ボ 0.29
ボッ 0.22
ボット 0.22
マ 0.33
ミ 0.12
ム 0.16
ムの 0.13
ムは -0.18
ムを 0.24
メ 0.12
メー 0.24
メール 0.24
ュ 0.18
ョ 0.05
ョン 0.05
ラシ 0.05
ラッ 0.25
ラン -0.06
リ 0.12
リア -0.12
リフ 0.06
リフト 0.06
リフトの -0.09
リーダ -0.23
リーダー -0.23
ル 0.27
ルの -0.52
レ 0.31
レジ 0.25
レー 0.16
レーム 0.23
レーン -0.10
ロ 0.09
ログ -0.08
ログラ -0.11
ロン 0.25
ロー 0.27
ワ 0.24
ワー 0.19
ン 0.19
ング 0.10
ンタ 0.17
ンター 0.17
ンターン 0.14
ント 0.28
ー 0.35
ーが -0.41
ーで 0.30
ーと -0.12
ーとし 0.27
ーとして 0.27
ーを 0.06
ーク 0.06
ークリ 0.06
ークリフ 0.06
ーダ -0.23
ーダー -0.23
ート 0.17
ード 0.23
ーム 0.24
ームを 0.06
ール 0.43
ーン 0.08
一 0.26
一个 0.06
一个人 0.44
一人 0.19
一人で 0.22
一份 0.41
一份工 0.19
一份工作 0.19
一半 -0.45
一天 0.22
一家 -0.15
一年 0.61
一度 -0.50
一日 0.17
一次 -0.12
一段 0.29
一百 0.13
一百个 -0.34
一直 0.11
一起 0.15
一部 -0.39
七 0.42
万 0.20
三 0.37
三个 -0.16
三个月 -0.16
三年 0.37
上 -0.30
上司 -0.22
上司が -0.32
上学 -0.48
上手 -0.47
上海 0.20
上过 -0.30
下 -0.30
下を -0.09
下を持 -0.09
下を持っ -0.09
不 -1.45
不会 -0.89
不太 -0.69
不是 -0.74
不是我 -0.63
不清 -0.51
不知 -0.20
不知道 -0.20
不知道算 -0.20
不算 -0.20
与 0.22
与計 -0.08
与計算 -0.08
专 0.36
业 0.80
东 -0.07
两 0.39
两个 0.15
两千 0.57
两年 0.38
个 0.26
个人 0.72
个月 0.14
个电 0.39
个电话 0.39
个系 -0.32
个系统 -0.32
中 -0.17
中国 0.41
中国語 0.41
中心 0.39
为 0.60
主 0.15
主任 0.24
主管 -0.28
主要 0.21
么 -0.35
之 0.58
之前 0.53
乗 0.11
九 0.42
也 0.43
也不 -0.37
习 -0.19
习生 0.07
书 -0.33
了一 -0.42
了一半 -0.45
了两 -0.07
了两年 0.32
了我 0.25
了流 0.18
了流程 0.18
予 -0.44
予定 -0.30
予定で -0.26
予定です -0.26
予算 -0.21
予算は -0.18
事 -0.14
事が -0.13
事で 0.09
事故 0.44
事负 -0.42
事负责 -0.42
二 0.60
二十 0.45
二年 0.23
二级 0.43
五 0.74
五年 0.58
交 -0.11
人 -0.11
人く 0.14
人くら 0.14
人くらい 0.14
人で 0.22
人で担 0.15
人の 0.10
人を -0.17
人事 -0.64
人分 0.32
人教 0.35
人的 0.31
今 -0.17
今の -0.15
今は -0.26
今年 -0.28
介 -0.12
介護 -0.14
从 0.38
从来 -0.45
从来没 -0.45
仓 0.40
仓库 0.39
仕 0.18
仕事 -0.15
仕事で 0.07
付 0.49
代 -0.64
代わ -0.29
代わり -0.29
代わりに -0.15
代理 -0.37
以 0.12
以后 -0.58
们 -0.43
件 -0.18
件く -0.23
件くら -0.23
件くらい -0.23
件ほ 0.17
件ほど 0.17
任さ 0.31
任され 0.31
任されて 0.31
任者 0.08
份 0.11
份工 0.19
份工作 0.19
企 0.59
休 0.21
休み 0.18
休みの 0.18
优 0.29
优化 0.22
优化了 0.22
优化了流 0.17
会 -0.07
会で -0.19
会做 -0.33
会儿 -0.09
会的 -0.52
会社 0.16
会社が -0.14
会社に -0.13
会計 0.37
会話 -0.66
会議 0.37
会计 -0.16
会计师 0.09
会说 0.20
伝い 0.06
似 -0.59
似た -0.32
似的 -0.43
但我 -0.34
位 0.40
何 -0.60
作 0.29
作っ -0.18
作って -0.10
作成 0.19
作没 -0.24
使 0.10
使っ -0.16
使った -0.38
使って 0.10
使ってい 0.31
使ってま -0.07
使用 0.34
供 -0.23
係 -0.32
保 0.10
信 0.50
修了 0.36
倉 0.23
倉庫 0.23
倒 -0.36
做 -0.33
做了 0.19
做了两 0.32
做了两年 0.32
做的 -0.43
做过 -0.28
做过一 -0.20
健康 0.13
健康证 0.13
傅 -0.55
備 0.29
働 0.33
僚 -0.36
儿 0.26
元 0.37
兄 -0.13
兄が -0.53
先 -0.30
免 -0.41
免許 -0.41
免許は -0.12
入 0.31
入っ 0.28
入って 0.28
入ってい 0.28
入れ 0.14
入力 0.12
全 0.62
全部 0.49
全部自 0.33
八 0.12
公 -0.21
公司 -0.39
公司有 -0.28
六 0.54
六个 0.39
共 0.35
关 0.59
其 0.21
具 -0.51
内 0.12
册 0.18
写 0.19
写的 -0.29
准 -0.60
准备 -0.60
几 -0.52
出 0.53
出し 0.13
出して -0.08
出て -0.09
出差 0.53
函 0.18
函数 0.18
分 0.20
分で 0.44
分の 0.20
分は -0.46
分钟 0.19
切 0.36
划 -0.46
划明 -0.39
划明年 -0.39
刚 0.52
初 0.06
別 -0.13
別の -0.55
別の人 -0.37
利 0.62
别 -0.75
别人 -0.79
到 0.12
制 0.20
制造 0.39
前 -0.15
前に -0.25
前の 0.26
前在 0.54
力 0.26
加 0.35
加し -0.05
加一 0.15
加上 0.25
务 -0.27
务器 -0.05
助 0.18
助を 0.17
劳 0.53
効 -0.38
効し -0.21
効しま -0.21
効しまし -0.21
勉 -0.37
勉強 -0.37
勉強し -0.14
勉強した -0.14
動 0.39
動車 0.23
務 0.30
勤怠 0.07
包 -0.28
包公 -0.33
包公司 -0.33
化 0.51
化了 0.22
化了流 0.17
化了流程 0.17
北 0.46
北建 0.25
北建設 0.25
北建設で 0.12
区 0.21
医 0.22
医院 0.32
十 0.58
十一 0.33
十万 0.53
十个 -0.27
十二 0.33
十多 0.29
千 0.57
半 -0.32
半年 0.21
华 0.41
华为 0.28
卒 0.45
卒業 0.35
協 0.27
協力 0.27
单 0.45
单独 0.18
南 0.25
卸 -0.24
卸し -0.14
厂 0.37
厂里 -0.11
历 0.17
压 0.06
厨 0.07
厨房 0.42
去 -0.25
去年 0.29
去年の 0.55
去年刚 0.34
去考 -0.73
参 -0.15
参加 -0.13
叉 0.09
叉车 0.09
叉车证 0.13
友 0.21
发 0.07
取 0.06
取っ -0.37
取り 0.23
取りま 0.26
取りまし 0.26
取る -0.51
取るつ -0.27
取るつも -0.27
取得 -0.08
受 -0.08
受け -0.29
受けて 0.31
口 0.38
只 -0.95
可 -0.41
可以 -0.28
台 0.16
号 0.32
司 -0.35
司が -0.32
司有 -0.28
司机 0.16
合 0.49
合同 0.51
吊 -0.58
同 -0.38
同事 -0.48
同事负 -0.42
同事负责 -0.42
同僚 -0.36
名 0.06
名の 0.11
后 0.05
向 0.49
向け 0.40
吧 0.19
听 -0.57
告 -0.14
员 0.17
周 -0.22
和 0.83
和商 0.24
和商事 0.24
品 0.41
哈 -0.67
哈哈 -0.67
哈哈我 -0.48
哈我 -0.48
員 -0.07
員が -0.37
商 0.34
商事 0.24
問 0.19
善 0.22
善し 0.22
善しま 0.22
善しまし 0.22
営 -0.10
営業 -0.30
器 -0.20
四 0.98
四年 0.52
回 0.32
回の 0.13
团队 -0.10
园 0.29
図 0.71
図面 0.59
国 -0.10
国語 0.12
图 0.41
在 0.68
在上 -0.36
在华 0.29
在社 0.34
场 0.49
均 0.19
块 -0.17
型 0.22
培 -0.07
培训 -0.16
培训班 0.12
基 -0.65
基本 -0.35
基本だ -0.17
基本だけ -0.17
基础 -0.52
報 0.06
場で 0.22
士 -0.31
売 0.13
处 -0.22
处理 -0.22
备 -0.61
复 0.35
复审 0.35
外 -0.35
外包 -0.48
外包公 -0.33
外包公司 -0.33
外注 -0.56
多 -0.07
多个 0.43
夜 -0.44
夜勤 0.08
夜班 -0.12
大 0.13
大专 0.27
大和 0.24
大和商 0.24
大和商事 0.24
大型 -0.07
大概 0.28
天 0.28
天天 0.48
天天用 0.48
天用 0.50
太 -0.78
失 -0.38
失効 -0.38
失効し -0.21
失効しま -0.21
奶 -0.31
好 -0.42
妹 -0.51
始 -0.47
始め -0.15
子 0.36
子ど 0.28
子ども 0.28
字 0.09
季 0.60
学 -0.49
学は -0.48
学了 -0.39
学会 -0.46
学历 -0.44
学士 0.35
学校 0.17
学歴 0.23
学生 0.22
学过 -0.60
学部 0.15
学院 0.45
孩 -0.33
安 -0.08
安全 0.33
完 0.12
完成 0.11
定 -0.75
定で -0.34
定です -0.34
实 0.32
实习 0.19
实习生 0.07
実 0.36
実習 0.35
审 0.30
客 0.63
客户 0.25
客様 0.25
室 0.13
家 0.33
家族 0.22
富 0.24
富士 0.26
对 0.84
对账 0.43
导 0.35
対 0.25
対応 0.25
対応し -0.20
対応して -0.20
専 0.08
専門 0.08
専門学 0.08
専門学校 0.08
導 0.24
小 0.15
少し -0.20
少了 0.29
就 -0.66
就去 -0.56
居 0.25
屋 0.10
展 -0.38
展示 -0.11
展示会 -0.11
山 0.07
川 0.25
工 -0.05
工作 0.22
工作没 -0.24
工場 0.26
工程 0.37
工程を 0.32
工程を改 0.14
工资 -0.22
差 -0.12
己 0.47
己开 -0.20
已 -0.64
市 0.23
师 -0.11
师傅 -0.55
希 -0.57
希望 -0.57
带 0.09
带过 0.14
師 -0.14
師長 -0.29
席 0.22
帮 -0.26
常会 -0.58
干 -0.27
平 -0.08
年 0.35
年い 0.33
年か 0.31
年から 0.31
年で -0.41
年に -0.10
年に取 0.24
年に取り 0.19
年の 0.66
年ま 0.27
年まで 0.27
年や 0.37
年やっ 0.32
年やって 0.23
年刚 0.34
年到 -0.23
年前 -0.63
年度 0.30
年我 0.14
年的 0.42
年考 0.11
年起 0.18
年間 0.40
广 0.43
床 -0.40
序 0.33
库 0.29
底 0.15
店 0.43
店で 0.24
店長 0.07
店長が 0.35
店長の -0.38
度 -0.37
度で -0.23
度です -0.23
座 -0.46
座に -0.24
座に通 -0.24
庫の -0.12
康 0.17
康证 0.13
建 0.76
建設 0.25
建設で 0.12
开 -0.41
开了 0.73
开始 -0.65
弄 -0.63
弄过 -0.57
式 0.40
式会 0.28
式会社 0.28
引 -0.29
张 0.29
強 -0.39
強し -0.14
強した -0.14
強したい -0.14
归 -0.64
当 0.21
当し 0.15
当して 0.11
当してい 0.28
当で -0.26
当了 0.48
录 0.24
待 -0.54
待ち -0.54
很 -0.67
後 0.23
徒 0.35
得 -0.50
心 0.08
志 0.09
志愿 0.30
志愿者 0.30
忘 -0.46
忘れ -0.35
忙 -0.31
応し -0.20
応して -0.20
応してい -0.20
念 -0.47
怎 -0.14
怎么 -0.14
思 -0.46
思っ -0.33
思って -0.33
怠 0.07
急 -0.35
总 -0.08
总部 -0.43
总部统 -0.34
总部统一 -0.34
患 0.39
患者 0.39
情 -0.21
想 -1.18
意 -0.10
感 -0.52
愿 0.13
愿者 0.30
懂 -0.64
成 0.36
我 0.32
我一 0.10
我一个 0.33
我一个人 0.33
我不 -0.57
我不会 -0.43
我也 0.33
我们 -0.15
我会 0.65
我做 0.80
我只 -0.44
我在 0.64
我就 -0.59
我就去 -0.32
我是 0.21
我有 0.52
我每 -0.08
我每天 -0.08
我没 -0.86
我管 0.46
我给 0.47
我负 0.14
我负责 0.14
我还 0.62
我还会 0.58
戦 -0.31
戦し -0.31
户 0.29
所 0.13
手 0.16
手伝い 0.06
才 -0.46
打 -0.54
打算 -0.66
打算今 -0.41
打算今年 -0.41
技 0.28
技术 -0.43
把 0.36
投 0.08
投诉 0.07
抜 0.37
抜け 0.37
抜けて 0.37
护 -0.29
护士 -0.38
护理 0.46
护理学 0.30
报 -0.30
报名 -0.64
报考 -0.37
担 0.09
担当し 0.15
担当して 0.11
担当で -0.26
招 -0.25
拿 0.12
拿过 0.22
持 -0.15
持ち -0.14
持っ -0.13
持った -0.09
持ったこ -0.09
持って -0.05
持ってな -0.53
持ってま 0.18
挂 -0.25
指 0.34
指導 0.20
挑 0.08
挑戦 -0.31
挑戦し -0.31
换 -0.22
排 -0.21
掛 0.60
採用 -0.36
採血 0.37
接 0.07
接は 0.26
接客 0.28
接触 -0.54
接触过 -0.47
提 -0.16
提供 -0.48
援 0.15
播 -0.24
操 -0.09
支 0.21
支援 0.35
收 0.22
收银 -0.23
改 0.25
改善 0.22
改善し 0.22
改善しま 0.22
放 0.39
故 0.44
效 0.48
救 -0.36
教 0.35
教え 0.07
教育 0.33
整 0.43
整理 0.06
文 0.67
文学 0.22
新 0.47
新し 0.28
新人 0.71
方 0.18
方案 0.23
方面 -0.42
施 -0.09
族 0.22
日 0.36
日常 -0.13
日常会 -0.58
早 -0.49
时 -0.58
明 -0.14
明年 -0.66
明年考 -0.38
春 -0.48
是 -0.60
是不 -0.36
是我 0.51
時 0.08
普 0.44
普通 0.43
普通自 0.23
普通自動 0.23
普通话 0.39
更新 -0.12
書い 0.18
書いて 0.28
書いてま 0.15
書の 0.19
替 0.13
最 0.32
月 0.27
月か -0.08
月から -0.08
月で 0.24
月に -0.25
月到 0.17
月结 0.28
有 -0.16
有个 -0.24
有叉 -0.14
有叉车 -0.14
有叉车证 -0.09
有效 0.48
有这 -0.41
服 0.20
服务器 -0.05
望 -0.39
期 0.26
期了 -0.51
未 -0.07
本 -0.21
本だ -0.17
本だけ -0.17
本人 0.06
本社 -0.37
本科 0.08
术 -0.43
机 0.07
机会 -0.41
权 -0.22
权限 -0.22
材 -0.53
材料 -0.53
条 0.23
来 -0.12
来年 -0.32
来月 -0.40
来没 -0.45
東 0.46
松 0.25
板 -0.50
析 0.45
果 -0.53
查 0.09
査 0.44
标 -0.23
校に -0.21
株 0.28
株式 0.28
株式会 0.28
株式会社 0.28
样 0.29
核 0.22
核对 0.39
格 0.28
格は -0.43
案 0.11
械 0.11
检 0.41
棚 -0.12
棚卸 -0.24
棚卸し -0.14
棟 0.36
検 0.43
検査 0.32
楚 0.19
業訓 -0.17
業訓練 -0.17
概 0.28
様 0.30
様の 0.20
模 0.55
機 -0.40
款 0.37
正 0.27
歴 0.51
歴に 0.48
残 -0.45
残念 -0.23
段 0.25
毎 0.70
毎日 0.46
毎月 0.45
每 0.61
每个 0.35
每周 0.54
每天 0.16
每月 0.45
毕 0.45
毕业 0.45
気 -0.50
水 -0.50
永 0.18
求 0.20
求書 0.07
求書の 0.29
汇 0.23
汇报 0.23
江 0.51
決 0.29
決め -0.42
没 -1.03
没上 0.12
没做 -0.42
没做过 -0.42
没写 0.34
没带 -0.35
没带过 -0.35
没接 -0.24
没接触 -0.24
没接触过 -0.24
没有 -0.43
没用 -0.44
没用过 -0.32
注 -0.12
注は -0.38
派 0.33
派遣 0.31
流 0.74
流程 0.46
测 0.18
测试 0.23
海 0.18
清 -0.48
減 0.36
準 0.12
滴 0.38
点 -0.23
焊 -0.07
無 -0.17
無理 -0.25
照 -0.44
爱 -0.15
物 0.43
物流 0.15
独 0.44
独立 0.37
率 0.27
率を 0.38
玉 0.53
现 0.09
现在 -0.12
班 -0.51
班的 -0.23
現 0.10
現在 0.09
理 -0.06
理し 0.28
理して 0.28
理学 0.45
生 0.10
生の 0.18
用 0.37
用友 0.17
用过 -0.20
用金 0.45
由 -0.68
由我 0.44
甲 -0.11
申 -0.62
电子 0.29
电话 0.38
画 -0.24
留 0.17
病 0.34
病棟 0.37
病院 0.05
療 0.30
療養 0.22
発 0.23
発注 0.13
発注は -0.38
登 -0.12
登録 -0.28
百 0.36
百个 -0.34
百多 0.41
的 -0.27
的事 -0.39
的人 -0.14
的工 0.47
的护 0.12
的时 0.45
的时候 0.45
的是 -0.19
的话 -0.53
盘 -0.16
盘点 -0.32
監 -0.10
目 -0.88
目经 0.22
直 -0.17
直す -0.48
直播 -0.24
相 -0.07
看 -0.36
看護 0.29
真 -0.29
真没 -0.51
着 -0.36
知 -0.55
知道 -0.52
知道算 -0.20
知道算不 -0.20
短 0.18
研 0.23
研修 -0.30
研究 0.32
础 -0.52
確 -0.39
確認 -0.37
示 0.07
示会 -0.11
社 -0.10
社が -0.18
社で 0.08
社に -0.13
社内 0.14
社区 0.08
社員 -0.09
神 -0.25
票 0.16
秀 0.12
私 0.35
私が 0.39
私の 0.53
私の担 0.14
私の担当 0.14
私は -0.42
秋 -0.26
种 0.42
移 0.19
程を 0.32
程を改 0.14
程を改善 0.14
程序 0.32
程度 -0.57
程度で -0.23
程度です -0.23
税 -0.09
種 0.20
究 0.32
窓 0.20
窓口 0.20
立 0.29
站 -0.24
端 0.49
笑 -0.34
第 0.13
第一 -0.06
等 -0.30
简 0.12
简单 -0.06
算 -0.48
算は -0.32
算を 0.27
算不 -0.35
算不算 -0.20
算今 -0.41
算今年 -0.41
管 -0.27
管理 -0.19
管理し 0.28
管理して 0.28
箱 0.18
簿 -0.15
簿記 -0.15
类 -0.29
类似 -0.43
类似的 -0.43
粤 0.50
粤语 0.49
系 0.13
系统 0.21
約 -0.07
級 -0.15
組 0.36
組ん 0.31
組んで 0.31
組んでい 0.13
経 -0.71
経歴 0.26
経理 -0.64
経験 -0.52
結 -0.23
給 -0.17
給与 -0.17
給与計 -0.08
給与計算 -0.08
締 0.29
締め 0.29
練 -0.17
约 0.08
级 0.38
组 0.07
组长 0.31
经 -0.13
经历 0.20
经理 0.28
经验 -0.39
结 -0.07
给 -0.53
给新 0.48
统 -0.05
统一 -0.34
续 -0.21
维 -0.54
编 -0.09
编写 0.09
编程 -0.24
网 -0.14
美团 0.30
習 0.36
翻 0.17
老 -0.67
老师 -0.37
老板 -0.50
考 -0.79
考勤 -0.19
考试 -0.44
者 0.27
职 0.56
職 0.43
職業 -0.17
職業訓 -0.17
職業訓練 -0.17
職歴 0.28
職歴に 0.27
育て -0.23
能 -0.12
自 0.34
自分 0.08
自分で 0.44
自分は -0.46
自动 -0.24
自動 0.41
自動車 0.23
自己 0.47
自己开 -0.20
至 0.33
至今 0.19
苦 -0.21
英 -0.06
英语 -0.07
药 -0.13
薬 0.25
蝶 0.51
血 0.31
行 -0.38
行き -0.45
行きま -0.45
行きます -0.45
行っ 0.48
行って 0.48
衛 0.28
表 0.14
補 -0.06
補助 -0.28
製 -0.13
要 -0.24
要是 -0.56
見 -0.36
見て -0.17
見学 -0.50
覚 -0.56
覚え -0.56
覚えて -0.30
视 0.36
视表 0.30
触 -0.65
触っ -0.27
触った -0.21
触ったこ -0.17
触过 -0.47
言 -0.43
言え -0.37
計 -0.19
計画 -0.52
計算 -0.14
計算は -0.25
訓 -0.17
訓練 -0.17
記 0.14
設 0.10
設で 0.12
設定 -0.38
許 -0.41
許は -0.12
証 0.19
話 0.16
話せ 0.26
話せま 0.28
話せます 0.50
話を 0.29
認 -0.37
語 0.09
語で 0.20
語は 0.14
課 -0.25
調 0.51
調整 -0.08
調理 0.59
請 0.05
請求 0.14
請求書 0.07
請求書の 0.29
講 -0.29
講座 -0.29
講座に -0.24
講座に通 -0.24
講習 -0.06
議 0.51
護 0.26
计 -0.15
计划 -0.50
计划明 -0.39
计划明年 -0.39
计师 0.09
计算 0.27
训 -0.16
训班 0.12
讲 -0.05
许 -0.60
论 -0.33
设计 -0.05
证书 -0.44
诉 0.07
试 -0.41
语言 -0.18
说 -0.23
请 -0.32
课 -0.51
调 0.42
谈 -0.29
貨 0.30
販 -0.26
販売 -0.26
責 0.17
買 0.28
資 -0.12
資格 -0.17
資格は -0.43
财 -0.10
财务 -0.16
责 0.09
账 0.25
货 0.38
购 -0.11
资格 0.41
走 0.18
起 0.29
跑 0.42
跑过 0.37
跟 -0.24
跟着 -0.42
路 0.32
車 0.09
転 -0.06
転は -0.23
転免 0.12
転免許 0.12
載 0.44
輩 -0.11
车 -0.45
车证 0.13
转 -0.34
边 -0.30
込 -0.31
达 0.64
过 -0.53
过一 -0.31
过一次 -0.19
过三 0.44
过人 -0.45
过期 -0.56
过期了 -0.51
近 -0.17
返 -0.23
还 -0.06
还会 0.58
还在 0.15
还没 -0.60
这 -0.72
这个 -0.16
这方 -0.42
这方面 -0.42
进 0.29
追 0.33
追加 0.33
退 -0.30
送 0.24
选 0.32
透 0.40
透视 0.36
透视表 0.30
通 0.64
通い -0.10
通自 0.23
通自動 0.23
通自動車 0.23
通话 0.39
造 0.59
週 -0.32
週間 -0.52
運 0.19
運転 -0.06
運転は -0.23
運転免 0.12
運転免許 0.12
道 -0.25
道算 -0.20
道算不 -0.20
道算不算 -0.20
遣 0.31
那 -0.56
那会 -0.09
那会儿 -0.09
那是 -0.48
那是我 -0.45
邮 0.29
邮箱 0.18
部 -0.16
部だ -0.27
部だけ -0.27
部の -0.36
部下 0.27
部下を -0.09
部下を持 -0.09
部分 -0.53
部统 -0.34
部统一 -0.34
部自 0.33
都 0.18
都是 -0.06
都是我 0.81
配 0.06
采 -0.22
采购 -0.28
里 0.24
里的 0.14
金 0.62
金蝶 0.51
録 0.22
针 -0.07
钟 0.19
钱 -0.73
银 -0.24
销 -0.44
長 -0.19
長の 0.05
长 -0.33
門 0.13
門学 0.08
門学校 0.08
開 -0.07
開発 0.44
間 -0.11
間の -0.24
関 0.12
関わ -0.06
门 -0.51
问 -0.16
问题 -0.10
间 0.51
限 0.28
院 0.23
隊 0.23
隣 -0.51
隣の -0.40
雲 0.17
零 0.47
電 0.19
電話 0.56
青 0.08
面 0.36
面接 -0.25
音 0.21
順 0.09
願 0.17
願い 0.17
项 0.19
项目 -0.15
项目经 0.22
预 -0.12
预算 -0.13
领 -0.24
领导 -0.61
题 -0.10
食 0.77
食品 0.12
養 0.30
験 -0.29
験は -0.13
马 -0.46
驾 -0.54
驾照 -0.52
验 0.29
高 -0.14
`;
