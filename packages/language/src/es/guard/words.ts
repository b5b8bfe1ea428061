import type { GuardWords, Ladder } from '../../guard-words.ts';
import { groups, levels, list } from '../../word-list.ts';

export const spanishWords: GuardWords = {
  counters: [],
  particles: [],
  supporting: list(`
    acompan* apoy* asist* auxili* ayud* bajo_la_supervision cobertura colabor* con_apoyo con_ayuda con_la_ayuda conjunt*
    contribu* coopera* cubr* de_la_mano del_grupo dentro_del_equipo en_equipo equipo_de formar_parte forme_parte
    formo_parte grupo_que integrante intervine involucrad* junto_a junto_con miembro miembro_del parte_del_equipo
    particip* practicas_en respald* supl* sustitu* una_de uno_de
  `),
  modest: list('conocimiento* experiencia familiarizad*'),
  passive: list(`
    aprender aprendi asist* elegid* escuch* fui_formad* me_ensenaron me_formaron observ* recibi seleccionad*
  `),
  duties: list(`
    a_cargo asignad* encargada_de encargada_del encargado_de encargado_del funciones_eran me_encargaba me_encargo
    me_ocupaba me_ocupo mi_trabajo_era mis_funciones mis_tareas ocuparme responsable_de responsable_de_la
    responsable_del se_me_asigno tareas_de tenia_que
  `),
  leading: groups(`
    administr*
    autonom* independient*
    cerre cierr* cerr*
    certific*
    complet* conclu* finaliz* termin*
    coordin*
    crear creo cree creado creada creacion creando
    definir defin*
    desarroll*
    dirig* dirij* direccion director*
    disen*
    encargad* a_cargo
    fund* establec*
    gan* galardon* premi*
    gestion*
    implement* implant*
    impuls* promov* promuev*
    introduj* introduc*
    jef*
    lanz* lanzamiento
    lider* lidere encabez*
    logr* consegu* consig* alcanc* alcanz* obtuv* obten*
    mejor* optimiz*
    negoci*
    present*
    presid*
    responsab*
    super* rebas* exced*
    supervis*
  `),
  praise: list(`
    altamente amplia amplio brillante demostrad* destacad* excelente* excepcional* exito exitos* extraordinari*
    galardonad* impecable inmejorable innovador* lider lideres maxima maximo mejor mejores numero_uno pionera pionero
    premiad* prestigios* probad* reconocid* referente sobresaliente solida solido unica unico
  `),
  limits: groups(`
    aficion hobby amateur
    altern* cada_dos cada_tres
    aprendiendo
    autodidacta
    bajo_supervision bajo_la_supervision supervisad*
    caducad* vencid* expirad*
    compartid*
    cuando_el cuando_la cuando_falta en_ausencia ausencia ausente
    en_curso a_falta inscrit* matriculad* cursando pendiente previst* sin_terminar inconcluso trunc*
    estudiante* en_practicas
    finalista nominad* candidat* preseleccionad*
    hasta maximo como_maximo
    interin* en_funciones
    media_jornada tiempo_parcial jornada_parcial
    ocasional* puntual* esporadic* a_veces de_vez_en_cuando algun* eventual*
    parcial* mitad tercio parte_de parte_del una_parte mayoria
    piloto prueba*
    practicas becari* practicante pasante aprendiz
    sin_titulo sin_terminar no_finalizado incompleto pasante sin_concluir
    solo solamente unicamente
    sustituciones sustituta suplente
    temporal* sustitucion suplencia eventual*
    una_vez en_una_ocasion
    voluntari*
  `),
  frequencies: groups(`
    ano anos anual anuales anualmente
    dia dias diario diaria diarios diarias diariamente
    habitual* regular* frecuente* a_menudo
    hora horas h
    mes meses mensual mensuales mensualmente
    minuto minutos min
    semana semanas semanal semanales semanalmente
    siempre constante* permanente*
    trimestre trimestres trimestral trimestrales
  `),
  negations: list(`
    aparte_de ausencia_de carec* cero excepto jamas menos_en nada nadie ni ningun ninguna ninguno no nunca salvo sin
    tampoco
  `),
  levels: levels(`
    basico basica basicos me_defiendo nociones elemental* principiante inicial a1 a2 escolar minimo iniciacion conocimientos_basicos grado_medio
    intermedio intermedia conversacional b1 usuario
    bueno buena bien b2 notable correcto
    avanzado avanzada alto alta solid* ampli* profesional* c1 dominio domin* experto* extens* sobresaliente grado_superior
    fluido fluida bilingue excelente* fluidez matricula_de_honor
    nativo nativa materno materna c2 experta maestria especialista*
  `),
  titles: list(`
    abogad* administrador* administrativa administrativo analista* arquitect* asesor* asistente* auditor* auxiliar
    ayudante* becari* cajer* camarer* capataz chef cociner* conductor* consultor* contador* coordinador* desarrollador*
    director* disenador* docente* doctor* ejecutiv* encargad* enfermera enfermeras enfermero enfermeros especialista*
    experto* gerente* ingeniera ingeniero ingenieros investigador* jefa jefe lider* maestr* medica medicas medico
    medicos operari* presidente profesor* recepcionista* responsable secretaria secretario socia socio subdirector*
    supervisor* tecnica tecnico vendedor* vicepresidente
  `),
  titleEndings: list('ologa ologo'),
  smallTitles: list(`
    adjunta adjunto aprendiz asistente auxiliar ayudante becaria becario interina interino junior pasante practicante
    practicas segunda segundo sub suplente temporal vice voluntaria voluntario
  `),
  moreThan: list(`
    al_menos como_minimo mas_de mayor_a mayores_a minimo por_encima_de sobre_los superior_a superiores_a
  `),
  firstPerson: list('mi mis yo'),
  changes: groups(`
    aument* increment* subio subieron subir subida crec* mejor*
    baj* disminu* descend* paso pasaron pasar pasado cay* caida descens* reduj* redujo reducid*
  `),
  causes: list(`
    a_raiz_de como_resultado consiguiendo contribuyendo_a debido_a gracias_a lo_que logrando permitiendo por_lo_que
    resultando
  `),
  beforeOthers: list('a al con de del el junto la las los mi nuestra nuestro para por su un una y'),
  instructions: list(`
    clasifica_a_este debes_anadir el_sistema_debe esta_candidata_como este_candidato_como ignora_las ignora_todas
    ignorar_las ignore_las incluye_a_este instrucciones_anteriores instrucciones_previas nota_para_el_software
    nota_para_la_ia
  `),
};

export const spanishPeople: readonly string[] = list(`
  abogad* alumn* aprendiz* asesor* asociacion* asociad* auditor* autoridad* banco* becari* candidat* chef client*
  colegi* comerci* comite companer* compañer* comprador* consejo contratista* cuadrilla departament* desarrollador*
  direccion* docente* emplead* empleador* empresa* encargad* equipo* especialista* estudiante* famili* firma* gerencia
  grupo* hijo* huesped* inquilin* inversor* invitad* jefatura* joven* jovenes maestr* mayor mayores miembro* ministerio
  nin* niñ* oficial* oficina* operari* paciente* padre* participante* pasajer* person* personal practicante* president*
  profesor* proveedor* publico residente* soci* subcontrat* superior* trabajador* turista* tutor* usuari* vecin*
  visitante* voluntari*
`);

export const spanishLadder: Ladder = {
  doing: list(`
    cerr* cierr* complet* coordin* creacion creada creado creando crear cree creo defin* desarroll* disen* finaliz*
    gestion* implant* implement* introduc* introduj* lanz* negoci* present* termin*
  `),
  leading: list(`
    a_cargo administr* al_frente coordin* direccion dirig* dirij* encabez* encargad* gestion* jef* lider* lidere llev*
    responsab* supervis*
  `),
  reached: list('alcanc* alcanz* consegu* consig* logr* obten* obtuv*'),
  lesser: list(`
    acta actas aprend* asist* elegid* observ* propon* propuest* propus* seleccionad* suger* sugir* toma_de usuari*
  `),
};

export const spanishClaimWords: readonly string[] = list(`
  aceler* acredit* agiliz* ahorr* amplia amplio aprob* ascend* ascens* audit* automatiz* autonom* avanzad* beneficio*
  calidad certific* colegiad* completa completo consejo considerabl* constantemente contrat* conversion crecimiento
  critic* decision* departamento* diagnost* diploma* direccion directamente doctor* domin* dominio duplic* eficazmente
  eficien* eficientemente elimin* empresa* ensen* entera entero especialista* estrateg* evit* exito* expert* fideliz*
  fluid* fortal* gener* global* grado gran grande grandes grupo* honor* impacto* imparti* increment* independ*
  infraestructura ingreso ingresos internacional* invent* jefe juzg* licenciatura master matricula maximiz* mayor
  mayores medalla* mejor* minimiz* moderniz* muchas muchos multiple* nacional* nombrad* notable* numeros* oper* patente*
  personalmente plataforma* potenci* precision premio* prescri* presupuestar* presupuesto* primer* principal principal*
  productiv* publiqu* rapidamente recet* reduj* redujo reforz* regional* rendimiento rentab* represent* resultado*
  retencion satisf* senior siempre significativ* sola solo titul* toda todas todo todos triplic* unica unico varias
  varios
`);
