import { groups } from '../../word-list.ts';

/** What single trades call one and the same thing, and words that claim something beside others that claim exactly as much. */
export const spanishTrades = () =>
  groups(`
    aceituna* olivo* olivar*
    aduana* despacho_aduanero tramites_aduaneros aduaner*
    ahorr* reduccion_de_costes reduccion_de_costos reduccion_de_gastos reduje_costes reduje_costos reducir_costes \
      reducir_costos reducir_gastos
    aire_acondicionado climatizacion clima
    alicat* azulej* solado solar_suelos
    amarr* sujet* asegurar_la_carga trinc*
    andamio* andamiaje*
    apag* extingu*
    asesoria_juridica asesoramiento_juridico asesoramiento_legal asesoria_legal
    asiento asientos asientos_contables polizas poliza_contable
    atencion_ciudadana atencion_al_ciudadano ventanilla_unica
    autis* tea
    banco_de_alimentos reparto_de_alimentos
    bano banos aseo aseos sanitario sanitarios lavabo lavabos servicios
    blog blogs bitacora
    boceto* dibuj* esboz* ilustr*
    bollos bolleria pasteles pasteleria reposteria
    calculo matematica* aritmetica
    caldera* calefaccion
    cambio_de_panales panales panal
    campamento* colonias
    carnet_de_conducir permiso_de_conducir licencia_de_conducir carne_de_conducir licencia_de_manejo \
      permiso_de_conduccion registro_de_conducir
    carpinteria ebanisteria
    cartel carteles pancarta* rotulo* afiche* poster posters
    catalogar catalogue catalogaba catalogacion index*
    centralita conmutador telefono telefonos
    cerradura* cerrajeria
    cesped pasto grama
    cobro_de_deudas gestion_de_cobros cobranza cobranzas reclamacion_de_impagos recobro* reclamar_impagos
    cocteles cocktails copas combinados cocteleria
    colabor* cooper* trabajar_con trabaje_con trabajaba_con trabajando_con trabajo_con trabajar_junto_a \
      trabaje_junto_a en_colaboracion en_coordinacion
    comedor_escolar comedor
    contact* comunic* ponerse_en_contacto en_contacto llam*
    cristal cristales vidrio vidrios ventanas
    cuentacuentos cuentos leer_cuentos
    cuidados_paliativos paliativ* final_de_la_vida
    cura_de_heridas curas_de_heridas curas curacion* heridas
    dar_de_comer alimentacion comidas dar_las_comidas
    dar_el_alta alta altas altas_medicas
    declaracion* testimonio*
    declaracion_de_impuestos declaraciones_de_impuestos declaraciones_fiscales impuestos declaracion_fiscal \
      obligaciones_fiscales
    demol* derrib* tirar_tabiques
    desatasc* destap*
    discapacidad_intelectual diversidad_intelectual
    dobladillo* arreglo_de_ropa arreglos_de_ropa composturas arreglos
    empadron* padron
    empresa empresas compania* firma firmas negocio negocios organizacion organizaciones entidad entidades sociedad
    encamad*
    engras* lubric*
    entregas repartos paquetes paradas
    entrevista*
    escrito escritos escritos_judiciales demandas
    establo* cuadra cuadras corral corrales
    estiercol abono abonos fertiliz*
    exactitud precision exact* precis*
    excursion* salida salidas visita_escolar salidas_escolares
    extraccion_de_sangre extracciones_de_sangre extracciones_sanguineas sacar_sangre toma_de_muestras_de_sangre \
      flebotomia venopuncion muestras_sanguineas
    extracto* estado_de_cuenta estados_de_cuenta movimientos_bancarios
    extranjer* exterior* internacional internacionales
    extranjeria inmigracion permisos_de_residencia
    fregar_platos lavar_platos lavaplatos friegaplatos
    fruta frutas fruto frutos
    ganaderia ganado ganader*
    gastos_e_ingresos ingresos_y_gastos
    generar genere generaba generando elabor* produc* produj*
    grua gruas puente_grua
    guion guiones libreto*
    hacer_camas hice_camas hacia_camas cambiar_sabanas cambio_de_sabanas
    herencia* sucesion* testamento*
    hoja_de_ruta hojas_de_ruta ruta rutas
    hormigon* concreto cemento
    hortaliza* verdura* huerta* huerto*
    instalacion_electrica cableado tendido_electrico electricidad
    interactu* comunic* trat* contact* relacion* hablar habl*
    inyeccion* inyectable* pinch* inyect*
    juicio juicios audiencia_judicial vista_oral
    lectoescritura leer_y_escribir alfabetiz*
    lengua_de_signos lenguaje_de_senas lengua_de_senas
    levantar_acta levante_acta levantar_actas actas acta minutas minuta tomar_actas
    lijar lijaba lijado pulir pulido pulia
    lista_de_correo lista_de_distribucion
    logotipo* logo logos imagotipo*
    ludoteca* actividades_extraescolares extraescolares
    malas_hierbas maleza desherb* deshierb*
    manicura* unas
    manualidades trabajos_manuales actividades_plasticas plastica
    maqueta* boceto*
    maquill*
    masaj*
    montaje_de_mesas montar_mesas montaba_mesas poner_mesas poner_la_mesa mise_en_place
    movilizacion* cambios_posturales traslados transferencias
    mudanza* traslados
    mueble* mobiliario
    nacional nacionales todo_el_pais a_nivel_nacional todo_el_territorio
    necesidades_educativas_especiales nee educacion_especial
    nominas planilla planillas pago_de_nominas sueldos
    nota_de_gastos notas_de_gastos viaticos gastos_de_viaje
    nota_de_prensa notas_de_prensa comunicado* boletin_de_prensa
    parch* actualiz*
    parto* nacimiento*
    pasar_a_maquina mecanograf* transcrib* tecle*
    patrocin* auspici*
    peluqueria corte_de_pelo cortes_de_pelo cortar_el_pelo
    personas_sin_hogar sintecho sin_techo indigentes
    pienso forraje
    planchar planche planchaba planchado plancha
    programacion_de_aula programaciones preparacion_de_clases preparar_clases prepare_clases preparaba_clases \
      planificacion_de_clases planificar_clases
    publicacion publicaciones post posts
    puerta puertas
    quirurgic* cirugia* operacion_quirurgica
    recepcion_de_mercancia* entrada_de_mercancia* recepcion_de_pedidos descarga
    recreo patio descanso
    recuento* conteo* inventario*
    refactoriz* reescrib* reestructur*
    refugiad* solicitantes_de_asilo
    retoc* retoque* edit*
    reunion_con_padres reuniones_con_padres tutorias_con_padres tutoria_con_familias reuniones_con_familias \
      entrevistas_con_familias
    revision_del_vehiculo comprobacion_del_vehiculo chequeo_del_vehiculo revision_diaria
    riego regar regaba irrig*
    ropa prendas prenda vestimenta textil
    salida_de_mercancia* expedicion* despacho_de_mercancia*
    satisfech* contento contentos contenta contentas
    segar siego siega cortar_cesped cortaba_cesped corte_de_cesped cortar_el_cesped
    seguidores suscriptores
    servir_mesas atender_mesas atendia_mesas atendi_mesas servicio_de_mesas servicio_en_mesa servicio_de_sala
    seto setos arbusto*
    soporte_tecnico asistencia_tecnica help_desk helpdesk mesa_de_ayuda soporte_informatico soporte_it
    stand stands caseta*
    subtitul*
    sucursal* tienda* oficina oficinas local locales
    tacografo* horas_de_conduccion
    taladr* perforar perforaba perforacion* agujere*
    tapic* tapizado
    taquilla boleteria venta_de_entradas
    tareas_de_oficina trabajo_de_oficina tareas_administrativas labores_administrativas trabajo_administrativo papeleo \
      secretariado
    tejado* techo techos cubierta cubiertas
    tension_arterial presion_arterial tension
    tomar_recados recados mensajes tomar_mensajes
    valla vallas cerca cercas cercado vallado
    videovigilancia camaras cctv circuito_cerrado
    vina vinas vinedo* vendimia uva uvas
    violencia_de_genero violencia_machista maltrato
    vivienda alojamiento
    zapat* calzado
  `);
