import { groups } from '../../word-list.ts';

/** Connecting phrases beside the small words that say the same, and plain adjectives and adverbs of equal weight. */
export const spanishPhrases = () =>
  groups(`
  con_el_fin_de con_el_objetivo_de con_objeto_de a_fin_de con_la_finalidad_de para
  asi_como ademas_de junto_con y e tanto_como como_tambien al_igual_que
  en_relacion_con con_respecto_a respecto_a en_cuanto_a en_materia_de acerca_de referente_a relativo_a relativa_a relativos_a relativas_a sobre de
  por_medio_de a_traves_de mediante con por via
  en_nombre_de por_cuenta_de para
  en_caso_de cuando si
  en_el_transcurso_de a_lo_largo_de en_el_curso_de durante en
  con_anterioridad_a antes_de previo_a previamente_a antes
  con_posterioridad_a despues_de tras despues luego_de posterior_a
  de_acuerdo_con conforme_a de_conformidad_con en_cumplimiento_de acorde_con acorde_a segun bajo siguiendo
  en_el_ambito_de en_el_area_de en_el_campo_de en
  por_parte_de por de
  con_motivo_de por
  de_forma de_manera de_modo
  de_manera_simultanea simultane* al_mismo_tiempo a_la_vez en_paralelo
  siempre_que cuando cada_vez_que
  cuando_sea_necesario cuando_es_necesario cuando_era_necesario si_es_necesario si_era_necesario cuando_hace_falta \
    cuando_hacia_falta en_caso_necesario a_demanda segun_necesidad cuando_se_requeria cuando_se_requiere
  a_tiempo puntual* en_plazo dentro_del_plazo en_el_plazo en_fecha en_tiempo_y_forma dentro_de_plazo
  como por_ejemplo tal_como tales_como entre_ellos entre_ellas entre_otros entre_otras incluid* p._ej
  dentro_de en
  fuera_de fuera exterior*
  cerca_de junto_a proximo_a al_lado_de
  por_telefono telefonic* via_telefonica
  por_correo por_email por_mail via_email por_correo_electronico
  por_escrito escrito escrita escritos escritas
  de_cara_al_publico cara_al_publico publico atencion_al_publico
  varios varias diversos diversas distintos distintas diferentes una_variedad_de
  muchos muchas numeros* gran_cantidad gran_numero multitud
  grande grandes gran
  pequeno pequena pequenos pequenas reducido reducida
  nuevo nueva nuevos nuevas reciente recientes
  anterior* previo previa previos previas antigu*
  actual actuales vigente vigentes presente
  siguiente* posterior* proxim*
  ultimo ultima ultimos ultimas final finales
  necesario necesaria necesarios necesarias requerid*
  adicional* extra complementari* otro otra otros otras
  facil faciles sencill* simple simples
  dificil dificiles complicad*
  rapid* agil agiles veloz
  gratis gratuit* sin_coste sin_costo
  extranjer* exterior otro_pais otros_paises fuera_del_pais
  extern* ajen* subcontrat*
  mismo misma igual iguales identic*
  similar* parecid* semejant*
  habitual* usual* corriente* comun comunes normal*
  rar* infrecuente* poco_frecuente*
  roto rota rotos rotas averiad* danad* estropead* descompuest*
  segunda_mano usad*
  hecho_a_mano a_mano manual manuales manualmente
  fresc* del_dia
  crud* sin_cocinar
  congelad* ultracongelad*
  fragil* delicad*
  pesad* voluminos*
  toxic* nociv*
  amable* cordial* cortes cortesia
  puntual* a_tiempo
  tranquil* calmad*
  confidencial* privad*
  ocupad* concurrid* con_mucho_movimiento mucha_afluencia gran_afluencia afluencia
  limpi* asead*
  ordenad* organizad*
  conjuntamente en_conjunto junto_con juntos juntas en_equipo
  paso_a_paso gradual* poco_a_poco paulatin* progresiv*
  inmediat* en_el_acto al_instante enseguida
  casi cerca_de practicamente
  exactamente exact*
  principalmente sobre_todo mayoritariamente fundamentalmente en_su_mayoria
  especialmente particularmente en_particular en_especial en_concreto concretamente especificamente
  tambien ademas asimismo igualmente
  actualmente ahora hoy en_la_actualidad a_dia_de_hoy en_este_momento
  al_principio inicialmente en_un_principio
  despues luego posteriormente mas_tarde mas_adelante
  temprano antes_de_tiempo antes_de_plazo antes_de_lo_previsto
  tarde retrasad* atrasad* con_retraso
  noche noches nocturn* de_noche por_la_noche
  manana mananas matutin* matinal
  tarde tardes vespertin*
  fin_de_semana fines_de_semana sabados_y_domingos sabado_y_domingo
  festivo festivos feriado feriados dias_festivos
  verano veranos estival temporada_de_verano
  navidad navideno navidena fiestas_navidenas campana_de_navidad
  invierno invernal
  semana_santa pascua
  actual al_dia actualizad*
  moderno moderna contemporane*
  obsolet* anticuad* desfasad*
  frio fria frios refrigerad*
  vulnerable* en_riesgo riesgo_de_exclusion desfavorecid*
  bilingue dos_idiomas
  digital digitales electronic*
  en_papel impreso impresa papel
  informatizad* digitaliz*
  por_cuenta_propia freelance autonom*
  horas_extra horas_extras horas_extraordinarias
  turnos_rotativos turnos_rotatorios turnos_alternos turno_rotativo
  guardia guardias guardia_localizada
  corto corta breve breves
  largo larga prolongad*
  local locales de_la_zona
`);
