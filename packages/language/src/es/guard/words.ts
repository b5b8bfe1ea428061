import type { GuardWords } from '../../guard-words.ts';
import { groups, list } from '../../word-list.ts';

export const spanishWords: GuardWords = {
  counters: [],
  particles: [],
  supporting: list(`
      ayud* apoy* colabor* asist* particip* involucrad* contribu* auxili* junto_a junto_con en_equipo miembro formar_parte formo_parte
      forme_parte parte_del_equipo intervine coopera* acompan* sustitu* supl* cubr* cobertura respald* uno_de una_de dentro_del_equipo
      equipo_de practicas_en bajo_la_supervision conjunt* integrante con_ayuda con_la_ayuda con_apoyo de_la_mano grupo_que del_grupo
      miembro_del
    `),
  modest: list('experiencia conocimiento* familiarizad*'),
  passive: list(`
    asist* observ* aprendi aprender recibi fui_formad* escuch* me_formaron me_ensenaron seleccionad* elegid*
  `),
  duties: list(`
    responsable_de responsable_del responsable_de_la encargado_del encargada_del encargado_de encargada_de a_cargo me_encargo me_encargaba
    mis_funciones funciones_eran se_me_asigno asignad* tareas_de mis_tareas mi_trabajo_era tenia_que me_ocupo me_ocupaba ocuparme
  `),
  leading: groups(`
    lider* lidere encabez*
    dirig* dirij* direccion director*
    gestion*
    administr*
    coordin*
    supervis*
    presid*
    responsab*
    encargad* a_cargo
    jef*
    disen*
    crear creo cree creado creada creacion creando
    implement* implant*
    desarroll*
    lanz* lanzamiento
    introduj* introduc*
    negoci*
    present*
    logr* consegu* consig* alcanc* alcanz* obtuv* obten*
    super* rebas* exced*
    mejor* optimiz*
    impuls* promov* promuev*
    fund* establec*
    gan* galardon* premi*
    certific*
    complet* conclu* finaliz* termin*
    autonom* independient*
    definir defin*
    cerre cierr* cerr*
  `),
  praise: list(`
      mejor mejores lider lideres destacad* excepcional* excelente* galardonad* premiad* reconocid* prestigios* unico unica innovador*
      exitos* exito brillante sobresaliente extraordinari* inmejorable pionero pionera referente altamente maximo maxima solida solido
      amplia amplio demostrad* probad* impecable numero_uno
    `),
  limits: groups(`
    cuando_el cuando_la cuando_falta en_ausencia ausencia ausente
    solo solamente unicamente
    una_vez en_una_ocasion
    altern* cada_dos cada_tres
    ocasional* puntual* esporadic* a_veces de_vez_en_cuando algun* eventual*
    aficion hobby amateur
    voluntari*
    practicas becari* practicante pasante aprendiz
    temporal* sustitucion suplencia eventual*
    media_jornada tiempo_parcial jornada_parcial
    caducad* vencid* expirad*
    en_curso a_falta inscrit* matriculad* cursando pendiente previst* sin_terminar inconcluso trunc*
    finalista nominad* candidat* preseleccionad*
    sin_titulo sin_terminar no_finalizado incompleto pasante sin_concluir
    hasta maximo como_maximo
    parcial* mitad tercio parte_de parte_del una_parte mayoria
    piloto prueba*
    bajo_supervision bajo_la_supervision supervisad*
    interin* en_funciones
    compartid*
    autodidacta
    aprendiendo
    sustituciones sustituta suplente
    estudiante* en_practicas
  `),
  frequencies: groups(`
    minuto minutos min
    hora horas h
    dia dias diario diaria diarios diarias diariamente
    semana semanas semanal semanales semanalmente
    mes meses mensual mensuales mensualmente
    trimestre trimestres trimestral trimestrales
    ano anos anual anuales anualmente
    siempre constante* permanente*
    habitual* regular* frecuente* a_menudo
  `),
  negations: list(`
    no ni nunca jamas ningun ninguna ninguno nadie nada sin tampoco excepto salvo cero menos_en aparte_de carec* ausencia_de
  `),
  levels: groups(`
    basico basica basicos me_defiendo nociones elemental* principiante inicial a1 a2 escolar minimo iniciacion conocimientos_basicos grado_medio
    intermedio intermedia conversacional b1 usuario
    bueno buena bien b2 notable correcto
    avanzado avanzada alto alta solid* ampli* profesional* c1 dominio domin* experto* extens* sobresaliente grado_superior
    fluido fluida bilingue excelente* fluidez matricula_de_honor
    nativo nativa materno materna c2 experta maestria especialista*
  `),
  titles: list(`
      jefe jefa director* gerente* responsable coordinador* supervisor* encargad* subdirector* presidente vicepresidente contador*
      auditor* desarrollador* analista* consultor* doctor* profesor* maestr* docente* investigador* abogad* cociner* chef camarer* cajer*
      vendedor* administrador* auxiliar asistente* ejecutiv* asesor* arquitect* disenador* conductor* operari* capataz
      recepcionista* becari* lider* socio socia especialista* experto* ayudante* medico medica medicos medicas enfermero enfermera
      enfermeros enfermeras ingeniero ingeniera ingenieros tecnico tecnica secretario secretaria administrativo administrativa
    `),
  titleEndings: list('ologo ologa'),
  smallTitles: list(`
    auxiliar ayudante asistente junior becario becaria aprendiz practicas practicante interino interina suplente adjunto adjunta sub vice
    segundo segunda pasante temporal voluntario voluntaria
  `),
  moreThan: list(`
    mas_de superior_a superiores_a por_encima_de al_menos como_minimo minimo mayor_a mayores_a sobre_los
  `),
  firstPerson: list('yo mi mis'),
  changes: groups(`
    aument* increment* subio subieron subir subida crec* mejor*
    baj* disminu* descend* paso pasaron pasar pasado cay* caida descens* reduj* redujo reducid*
  `),
  causes: list(`
    gracias_a lo_que por_lo_que resultando como_resultado logrando permitiendo contribuyendo_a consiguiendo debido_a a_raiz_de
  `),
  beforeOthers: list('el la los las al del a con por de para un una su junto nuestro nuestra mi y'),
  instructions: list(`
      ignora_las ignora_todas ignore_las ignorar_las instrucciones_anteriores instrucciones_previas nota_para_el_software nota_para_la_ia
      este_candidato_como esta_candidata_como clasifica_a_este incluye_a_este debes_anadir el_sistema_debe
    `),
};
