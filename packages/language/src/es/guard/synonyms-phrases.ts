import { groups } from '../../word-list.ts';

/** Connecting phrases beside the small words that say the same, and plain adjectives and adverbs of equal weight. */
export const spanishPhrases = () =>
  groups(`
    a_tiempo puntual* en_plazo dentro_del_plazo en_el_plazo en_fecha en_tiempo_y_forma dentro_de_plazo
    actual actuales vigente vigentes presente
    actual al_dia actualizad*
    actualmente ahora hoy en_la_actualidad a_dia_de_hoy en_este_momento
    adicional* extra complementari* otro otra otros otras
    al_principio inicialmente en_un_principio
    amable* cordial* cortes cortesia
    anterior* previo previa previos previas antigu*
    asi_como ademas_de junto_con y e tanto_como como_tambien al_igual_que
    bilingue dos_idiomas
    casi cerca_de practicamente
    cerca_de junto_a proximo_a al_lado_de
    como por_ejemplo tal_como tales_como entre_ellos entre_ellas entre_otros entre_otras incluid* p._ej
    con_anterioridad_a antes_de previo_a previamente_a antes
    con_el_fin_de con_el_objetivo_de con_objeto_de a_fin_de con_la_finalidad_de para
    con_motivo_de por
    con_posterioridad_a despues_de tras despues luego_de posterior_a
    confidencial* privad*
    congelad* ultracongelad*
    conjuntamente en_conjunto junto_con juntos juntas en_equipo
    corto corta breve breves
    crud* sin_cocinar
    cuando_sea_necesario cuando_es_necesario cuando_era_necesario si_es_necesario si_era_necesario cuando_hace_falta \
      cuando_hacia_falta en_caso_necesario a_demanda segun_necesidad cuando_se_requeria cuando_se_requiere
    de_acuerdo_con conforme_a de_conformidad_con en_cumplimiento_de acorde_con acorde_a segun bajo siguiendo
    de_cara_al_publico cara_al_publico publico atencion_al_publico
    de_forma de_manera de_modo
    de_manera_simultanea simultane* al_mismo_tiempo a_la_vez en_paralelo
    dentro_de en
    despues luego posteriormente mas_tarde mas_adelante
    dificil dificiles complicad*
    digital digitales electronic*
    en_caso_de cuando si
    en_el_ambito_de en_el_area_de en_el_campo_de en
    en_el_transcurso_de a_lo_largo_de en_el_curso_de durante en
    en_nombre_de por_cuenta_de para
    en_papel impreso impresa papel
    en_relacion_con con_respecto_a respecto_a en_cuanto_a en_materia_de acerca_de referente_a relativo_a relativa_a \
      relativos_a relativas_a sobre de
    especialmente particularmente en_particular en_especial en_concreto concretamente especificamente
    exactamente exact*
    extern* ajen* subcontrat*
    extranjer* exterior otro_pais otros_paises fuera_del_pais
    facil faciles sencill* simple simples
    festivo festivos feriado feriados dias_festivos
    fin_de_semana fines_de_semana sabados_y_domingos sabado_y_domingo
    fragil* delicad*
    fresc* del_dia
    frio fria frios refrigerad*
    fuera_de fuera exterior*
    grande grandes gran
    gratis gratuit* sin_coste sin_costo
    guardia guardias guardia_localizada
    habitual* usual* corriente* comun comunes normal*
    hecho_a_mano a_mano manual manuales manualmente
    horas_extra horas_extras horas_extraordinarias
    informatizad* digitaliz*
    inmediat* en_el_acto al_instante enseguida
    invierno invernal
    largo larga prolongad*
    limpi* asead*
    local locales de_la_zona
    manana mananas matutin* matinal
    mismo misma igual iguales identic*
    moderno moderna contemporane*
    muchos muchas numeros* gran_cantidad gran_numero multitud
    navidad navideno navidena fiestas_navidenas campana_de_navidad
    necesario necesaria necesarios necesarias requerid*
    noche noches nocturn* de_noche por_la_noche
    nuevo nueva nuevos nuevas reciente recientes
    obsolet* anticuad* desfasad*
    ocupad* concurrid* con_mucho_movimiento mucha_afluencia gran_afluencia afluencia
    ordenad* organizad*
    paso_a_paso gradual* poco_a_poco paulatin* progresiv*
    pequeno pequena pequenos pequenas reducido reducida
    pesad* voluminos*
    por_correo por_email por_mail via_email por_correo_electronico
    por_cuenta_propia freelance autonom*
    por_escrito escrito escrita escritos escritas
    por_medio_de a_traves_de mediante con por via
    por_parte_de por de
    por_telefono telefonic* via_telefonica
    principalmente sobre_todo mayoritariamente fundamentalmente en_su_mayoria
    puntual* a_tiempo
    rapid* agil agiles veloz
    rar* infrecuente* poco_frecuente*
    roto rota rotos rotas averiad* danad* estropead* descompuest*
    segunda_mano usad*
    semana_santa pascua
    siempre_que cuando cada_vez_que
    siguiente* posterior* proxim*
    similar* parecid* semejant*
    tambien ademas asimismo igualmente
    tarde retrasad* atrasad* con_retraso
    tarde tardes vespertin*
    temprano antes_de_tiempo antes_de_plazo antes_de_lo_previsto
    toxic* nociv*
    tranquil* calmad*
    turnos_rotativos turnos_rotatorios turnos_alternos turno_rotativo
    ultimo ultima ultimos ultimas final finales
    varios varias diversos diversas distintos distintas diferentes una_variedad_de
    verano veranos estival temporada_de_verano
    vulnerable* en_riesgo riesgo_de_exclusion desfavorecid*
  `);
