import { groups } from '../../word-list.ts';

/** People, things and places under their other usual names, in Spain and in Latin America. Names of rank and of reach are left out. */
export const spanishThings = () =>
  groups(`
    agenda calendario
    agricol* agrari* agricultura
    albanileria obra
    albaran* nota_de_entrega notas_de_entrega remision* guia_de_remision
    alimento* comida viveres comestible*
    almacen* bodega* deposito* nave
    alumno* alumna* alumnado estudiante* escolar escolares discipul*
    ambulancia* transporte_sanitario
    analitica* analisis_de_sangre analisis_clinicos
    anciano* anciana* mayores personas_mayores tercera_edad adulto_mayor adultos_mayores gente_mayor geriatric* \
      residente*
    anuncio* publicidad aviso_publicitario
    aparato* dispositivo* equipo equipos electrodomestico*
    aparcamiento* estacionamiento* parking garaje* cochera*
    archivo archivo_documental
    articulo* texto textos nota notas reportaje* noticia*
    asignatura* materia materias modulo*
    aula aulas clase salon_de_clases
    autobus* bus buses autocar* omnibus colectivo*
    averia* fallo* falla* desperfecto* defecto* dano danos descompostura*
    avion aviones aeronave*
    ayuda_a_domicilio atencion_domiciliaria asistencia_domiciliaria cuidados_a_domicilio cuidado_domiciliario \
      a_domicilio
    ayuntamiento* municipio* alcaldia* municipal*
    baja bajas ausencia* licencia_medica incapacidad
    banco bancos bancari* entidad_bancaria
    bar bares cafeteria* cafe taberna* cantina
    barco* buque* embarcacion*
    barra mostrador
    base_de_datos bases_de_datos bbdd bd
    basura* residuo* desecho* desperdicio*
    bebe bebes lactante* recien_nacido* neonat*
    bebida* copas refrescos
    bicicleta* bici bicis
    billete* boleto* pasaje* entrada entradas tique*
    boda* matrimonio* enlace_nupcial
    boletin* newsletter*
    cable* cableado*
    caja cajas caja_registradora puesto_de_caja linea_de_caja
    caja_chica fondo_fijo caja_menor
    calle calles via_publica
    cambio* modificacion* ajuste*
    cambio_de_turno relevo entrega_de_turno
    camion camiones trailer* vehiculo_pesado
    campo campos finca fincas terreno* parcela* tierra tierras
    candidat* aspirante* postulante* solicitante*
    carretera* autopista* autovia*
    carretilla* montacargas toro elevador_de_carga
    carta cartas correspondencia correo
    casa casas vivienda* domicilio* hogar hogares residencia_particular
    centro_de_salud ambulatorio consultorio*
    cerdo* porcino*
    cierre_mensual cierre_de_mes cierres_mensuales
    cifra* numero numeros dato datos
    cita citas visita visitas consulta consultas
    clase clases leccion* sesion sesiones
    cliente* clienta* comprador* consumidor* clientela parroquian*
    coche* carro carros auto autos automovil* vehiculo* turismo
    codigo codigo_fuente
    colegio* escuela* centro_educativo centros_educativos plantel*
    combustible* gasolina nafta gasoil carburante*
    comedor* cantina*
    comensal* cliente* clientela
    comentario* observacion observaciones opinion*
    companero* companera* colega*
    competidor* competencia rival*
    concierto* recital*
    concurso* licitacion*
    conflicto* disputa* controversia*
    contrasena* clave claves
    contrato* convenio* acuerdo*
    correo correos email emails e-mail mail mails correo_electronico
    cuberteria cubiertos
    cuenta cuentas
    cuentas_por_cobrar deudores cobros
    cuentas_por_pagar acreedores pagos_a_proveedores
    cultivo* cosecha* siembra
    deber deberes tarea_escolar tareas_escolares
    demanda* pleito*
    demencia* alzheimer
    deporte* deportiv*
    deuda* impagad* impago* morosidad saldo_pendiente cuentas_por_cobrar_vencidas
    diapositiva* presentacion*
    diferencia* descuadre* discrepancia* desajuste*
    dinero efectivo metalico
    discapacitad* discapacidad* diversidad_funcional necesidades_especiales
    duda* consulta* pregunta* cuestion* inquietud*
    edificio* inmueble* finca instalacion instalaciones local locales
    empleado* empleada* trabajador* personal plantilla operarios staff colaboradores
    enfermedad* patologia* dolencia*
    ensayo ensayos prueba pruebas experimento* test tests
    ensayo* ensayos
    envio envios expedicion* remesa* despacho_de_mercancia*
    equipaje* maleta*
    equipo* grupo* cuadrilla* brigada*
    equipo_de_proteccion epi epis equipos_de_proteccion epp
    error errores equivocacion* fallo fallos
    escaparate* vitrina* vidriera* aparador*
    escayola pladur yeso tablaroca
    escritura* escrituras_publicas
    estante* estanteria* lineal lineales anaquel* balda* gondola*
    etiqueta* rotulo* cartel carteles
    evento* acto actos
    examen examenes prueba pruebas evaluacion* test
    factura* recibo recibos comprobante* boleta*
    familia familias familiares parientes allegados
    feria* exposicion* muestra_comercial
    fiesta* celebracion* festejo*
    fitosanitario* plaguicida* pesticida*
    folleto* diptico* triptico* octavilla* volante*
    fontaneria plomeria gasfiteria
    formulario* impreso impresos documento* documentacion papeleo papel papeles
    foto fotos fotografia* imagen imagenes
    funcionalidad* funcion funciones caracteristica*
    furgoneta* furgon* camioneta* van
    ganado animales reses cabezas
    gasto gastos coste costes costo costos egreso egresos desembolso*
    grafico* grafica* diagrama*
    granja* explotacion_agricola explotacion_ganadera rancho* finca
    guarderia* escuela_infantil escuelas_infantiles jardin_de_infancia jardin_de_infantes kinder preescolar parvulario
    habitacion* cuarto cuartos dormitorio* recamara*
    hallazgo* resultado*
    herramienta* util utiles utensilio* instrumento*
    higiene_personal aseo_personal aseo higiene
    historia_clinica historias_clinicas historial historiales expediente_clinico expedientes_clinicos historial_medico
    hoja_de_calculo hojas_de_calculo planilla*
    horario* calendario* turno turnos cuadrante* agenda
    hospital* centro_hospitalario sanatorio* nosocomio*
    huesped* cliente* viajero* turista* visitante*
    idea ideas sugerencia* propuesta*
    idioma* lengua lenguas
    impuesto* tributo* tributari* fiscal*
    incidencia* problema* averia* fallo fallos incidente*
    informatic* ti tecnologias_de_la_informacion tic sistemas
    informe* reporte* memoria memorias
    inquilin* arrendatari*
    invernadero* vivero*
    jardin* zona_verde zonas_verdes areas_verdes parque
    jornada_completa tiempo_completo
    joven jovenes adolescent* chaval* muchach*
    juzgado* tribunal*
    lavanderia colada ropa lavado_de_ropa
    lector* lectores
    lectura lecturas medicion*
    lesion* herida*
    letrad* abogad*
    ley leyes legislacion legal legales
    libros_contables registros_contables contabilidad
    limpieza aseo higiene
    lista listas listado* relacion relaciones
    llamada llamadas telefono telefonica*
    lugar lugares sitio sitios ubicacion* emplazamiento*
    luz luces alumbrado iluminacion luminaria*
    madera maderas
    manual manuales guia guias instrucciones
    maquina* maquinaria equipo equipos
    media_jornada medio_tiempo tiempo_parcial jornada_parcial
    medicamento* medicacion medicina medicinas farmaco*
    mercancia* producto* genero articulo articulos mercaderia* generos existencias
    metodo* tecnica tecnicas metodologia* procedimiento*
    mostrador ventanilla recepcion
    motivo* razon razones causa causas
    moto motos motocicleta*
    motor motores
    movil moviles celular* telefono_movil smartphone* telefono telefonos
    muestra* especimen*
    necesidad* requerimiento*
    neumatico* llanta* rueda ruedas caucho*
    nevera* frigorific* refrigerador* camara_frigorifica camara_fria heladera*
    nino ninos nina ninas menor menores infantil pequenos chicos peques
    norma normas normativ* reglament* regla reglas regulacion*
    nuevos_empleados nuevas_incorporaciones nuevo_personal personal_nuevo nuevos_companeros recien_llegados \
      recien_incorporad* nuevos_trabajadores nuevos_ingresos personal_de_nuevo_ingreso empleados_nuevos \
      companeros_nuevos
    objetivo* meta metas cuota cuotas
    obra obras construccion
    oficina* despacho*
    opcion opciones alternativa*
    ordenador* computador* pc pcs equipo_informatico equipos_informaticos
    oveja* ovino* rebano*
    paciente* enfermos enfermas enfermo enferma
    padre padres madre madres progenitor*
    palet* pale pales tarima* pallet*
    pan panaderia
    paquete* bulto* paqueteria
    participante* asistentes
    partido* encuentro*
    pasajero* pasajera* viajero*
    paso pasos fase fases etapa etapas
    pausa* descanso* recreo
    pedido* orden ordenes encargo encargos comanda comandas
    periodico* diario_impreso prensa rotativo
    permiso_de_obra licencia_de_obra
    peticion* solicitud* requerimiento*
    pieza* componente* repuesto* recambio* refaccion*
    piso pisos apartamento* vivienda
    plan_de_cuidados planes_de_cuidados pae
    plano planos dibujo_tecnico dibujos_tecnicos
    planta plantas unidad unidades servicio_hospitalario piso
    plato platos comida comidas menu menus
    plazo plazos fecha_limite fechas_limite vencimiento*
    postre* dulce dulces reposteria pasteleria
    precio precios tarifa* importe importes
    premio* galardon*
    preso* presa* recluso*
    prevencion_de_riesgos riesgos_laborales prl seguridad_laboral seguridad_y_salud seguridad_e_higiene
    primaria educacion_primaria escuela_primaria
    profesorado docentes profesores
    programa* aplicacion* software app apps herramienta_informatica sistema
    propietari* dueno* duena*
    protocolo* procedimiento* pauta pautas instruccion* directri*
    proveedor* suministrador* abastecedor*
    prueba pruebas evidencia*
    publico espectador* audiencia asistentes
    publico gente ciudadan* personas
    queja* reclamacion* reclamo*
    quirofano* sala_de_operaciones
    recepcion conserjeria front_desk lobby
    recicl* reutiliz*
    red_social redes_sociales social_media medios_sociales
    refuerzo_escolar apoyo_escolar clases_de_repaso
    registro* archivo* ficha fichas expediente*
    requisito* exigencia* requerimiento*
    residencia* geriatrico asilo* hogar_de_ancianos residencia_de_mayores residencia_de_ancianos
    restaurante* local establecimiento* restauracion
    reunion* junta juntas encuentro* sesion sesiones
    revista* publicacion_periodica
    riesgo* peligro*
    ropa_de_cama sabanas lenceria lino
    ruta* recorrido* itinerario*
    secundaria eso educacion_secundaria
    seguridad_alimentaria higiene_alimentaria inocuidad_alimentaria manipulacion_de_alimentos
    silla_de_ruedas sillas_de_ruedas
    sintoma* signo signos
    solicitud* peticion* instancia instancias
    subsidio* prestacion* ayuda_economica ayudas_economicas
    sueldo* salario* nomina* remuneracion* paga
    supermercado* autoservicio* super
    taller talleres curso cursos seminario* jornada_formativa sesion_formativa
    taxi taxis
    tema temas asunto* materia materias
    temario* programa_academico plan_de_estudios curriculo
    tesis disertacion
    texto textos contenido* redaccion
    ticket tickets incidencia* solicitud* caso casos
    ticket tickets recibo recibos tique* comprobante*
    tienda* comercio* establecimiento* local locales
    titulo* titulacion*
    trabajo_de_campo campo
    tractor* maquinaria_agricola
    tramite* gestion gestiones papeleo diligencia*
    trastienda bodega almacen
    tratamiento* terapia*
    tren trenes ferrocarril* ferroviari*
    tuberia* caneria* conduccion_de_agua
    uci cuidados_intensivos uvi terapia_intensiva
    uniforme* ropa_de_trabajo
    usuario* usuaria* paciente* residente* persona_atendida
    vaca* vacuno* bovino*
    vacaciones permiso_vacacional descanso_anual
    vajilla platos menaje
    vecino* vecina* habitante* residentes
    viaje* trayecto* desplazamiento*
    video videos pelicula* grabacion*
    vigilancia seguridad
    web sitio_web pagina_web paginas_web sitios_web website* portal portales pagina
    zona* area areas sector
  `);
